// Who checks this source where it is sees no ambient types of this package.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator'
import type { Encoding } from './compress.ts'

/** The encodings that the server offers, the preferred ones first. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity']

/** No client says more than this; a header that goes on is read no further, as each part of it costs time. */
const longestHeader = 256

/**
 * Chooses the encoding for an `Accept-Encoding` header: the client's preferred one (RFC 9110, 12.5.3), and the smallest
 * among equals.
 *
 * @returns 'identity' without a header, and if the client accepts none of ours
 */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const headers = { 'accept-encoding': (acceptEncoding ?? '').slice(0, longestHeader) }
  return new Negotiator({ headers }).encoding(offered, { preferred: offered }) ?? 'identity'
}
