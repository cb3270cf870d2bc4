import { type PageState, stateQuery } from '../page-states/page-state.ts'
import { PageStateError, readPageState } from '../page-states/read-page-state.ts'
import { previewToken } from '../preview/preview-query.ts'

/**
 * The state that a page is asked for in.
 *
 * @param options.isOpen - whoever asks may see pages in states; otherwise it takes a preview's ref, which the content
 *   service must know
 * @returns undefined for a page as it is, and where the query is not for this visitor; an answer for what cannot be
 */
export function stateOfRequest(
  { method, url }: Request,
  { isOpen }: { isOpen: boolean },
): PageState | Response | undefined {
  const { searchParams } = new URL(url)
  const text = searchParams.get(stateQuery)
  if (text === null || (!isOpen && previewToken(searchParams) === undefined)) return undefined
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal('A page in a state is only looked at: nothing is sent from it.', 405)
  }
  try {
    return readPageState(text)
  } catch (error) {
    if (!(error instanceof PageStateError)) throw error
    return refusal(error.message, 422)
  }
}

function refusal(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(status === 405 && { allow: 'GET, HEAD' }),
    },
  })
}
