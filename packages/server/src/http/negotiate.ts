// Packages that type-check this source directly do not load its ambient types.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator'
import type { Encoding } from './compress.ts'

/** Supported encodings, in order of preference. */
const supportedEncodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Maximum length of the `Accept-Encoding` header that is parsed, because each part takes time. Real clients send less. */
const maxEncodingLength = 256

/**
 * Chooses the encoding for an `Accept-Encoding` header: the client's preferred one (RFC 9110, 12.5.3). If several are equal,
 * the one that compresses best.
 *
 * @returns `'identity'` if the header is missing or contains no supported encoding
 */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const headers = { 'accept-encoding': (acceptEncoding ?? '').slice(0, maxEncodingLength) }
  return (
    new Negotiator({ headers }).encoding(supportedEncodings, { preferred: supportedEncodings }) ??
    'identity'
  )
}

/** Maximum length of the `Accept` header that is parsed. Real clients send less. */
const maxAcceptLength = 1024

/** Whether an `Accept` header prefers HTML to JSON. False if the header is missing or has no preference. */
export function prefersHtml(accept: string | null): boolean {
  const headers = { accept: (accept ?? '').slice(0, maxAcceptLength) }
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html'
}
