// Packages that type-check this source directly do not load its ambient types.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator'
import type { Encoding } from './compress.ts'

/** Supported encodings, in order of preference. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Maximum length of the header that is parsed, because each part takes time. Real clients send less. */
const maxEncodingLength = 256

/**
 * Chooses the encoding for an `Accept-Encoding` header: the client's preferred one (RFC 9110, 12.5.3), and the smallest
 * among equals.
 *
 * @returns 'identity' without a header, and if the client accepts no supported encoding
 */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const headers = { 'accept-encoding': (acceptEncoding ?? '').slice(0, maxEncodingLength) }
  return new Negotiator({ headers }).encoding(offered, { preferred: offered }) ?? 'identity'
}

/** Maximum length of the `Accept` header that is parsed, because each part takes time. Browsers send a fraction of this. */
const maxAcceptLength = 1024

/** Whether a client prefers HTML to JSON by its `Accept` header. False if the header is missing or accepts any type. */
export function wantsHtml(accept: string | null): boolean {
  const headers = { accept: (accept ?? '').slice(0, maxAcceptLength) }
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html'
}
