import type { RefusalWords } from '../src/messages/refusal-words.ts'
import type { RefusedStatus } from '../src/wiring/refused-status.ts'
import type { Refuse } from './refusal.ts'

/**
 * Creates what answers requests that are not let in: a page of the site's own for who wants a page, else a
 * short JSON with the same words, such as for the router of an open page.
 */
export function createRefuse({
  refusePage,
  words,
}: {
  refusePage: Refuse
  words: (status: RefusedStatus) => Promise<RefusalWords>
}): Refuse {
  return async (request, refusal) => {
    const wantsPage = (request.headers.get('accept') ?? '').includes('text/html')
    const isData = (URL.parse(request.url)?.pathname ?? '').endsWith('.data')
    if (wantsPage && !isData) return refusePage(request, refusal)
    const { status, headers } = refusal
    return Response.json(
      { status, ...(await words(status)) },
      { status, headers: { 'cache-control': 'private, no-store', ...headers } },
    )
  }
}
