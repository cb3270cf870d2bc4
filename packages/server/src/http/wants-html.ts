// Packages that type-check this source directly do not load its ambient types.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator'

/** Maximum length of the `Accept` header that is parsed, because each part takes time. Browsers send a fraction of this. */
const maxHeaderLength = 1024

/** Whether a client prefers HTML to JSON by its `Accept` header. False if the header is missing or accepts any type. */
export function wantsHtml(accept: string | null): boolean {
  const headers = { accept: (accept ?? '').slice(0, maxHeaderLength) }
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html'
}
