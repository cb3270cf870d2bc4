// Packages that type-check this source directly do not load its ambient types.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator'
import type { Encoding } from './compress.ts'

/** Supported encodings, in order of preference. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Maximum length of the header that is parsed, because each part takes time. Real clients send less. */
const maxHeaderLength = 256

/**
 * Chooses the encoding for an `Accept-Encoding` header: the client's preferred one (RFC 9110, 12.5.3), and the smallest
 * among equals.
 *
 * @returns 'identity' without a header, and if the client accepts no supported encoding
 */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const headers = { 'accept-encoding': (acceptEncoding ?? '').slice(0, maxHeaderLength) }
  return new Negotiator({ headers }).encoding(offered, { preferred: offered }) ?? 'identity'
}
