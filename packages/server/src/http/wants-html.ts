// Who checks this source where it is sees no ambient types of this package.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator'

/** Longer `Accept` headers are cut: each part costs time. A browser's has a fraction of this length. In characters. */
const longestHeader = 1024

/** Whether a client prefers HTML over data, by its `Accept` header. False without one, and if any type is accepted. */
export function wantsHtml(accept: string | null): boolean {
  const headers = { accept: (accept ?? '').slice(0, longestHeader) }
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html'
}
