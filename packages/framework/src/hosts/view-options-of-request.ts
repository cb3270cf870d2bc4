import { sourcesQuery, stateQuery } from '../config/state-paths.ts'
import { type PageState } from '../page-states/page-state.ts'
import { PageStateError, readPageState } from '../page-states/read-page-state.ts'
import { previewToken } from '../preview/preview-query.ts'

/** How a page is looked at by somebody who works on the site. */
export interface PageViewOptions {
  /** The state that it is asked for in; undefined for the page as it is. */
  readonly pageState: PageState | undefined
  /** Whether it shows where its texts come from. */
  readonly showsSources: boolean
}

/**
 * How a page is asked for: in a state, or with where its texts come from.
 *
 * @param options.isOpen - everybody may see pages in states. Otherwise the request needs a preview's ref that the content
 *   service knows
 * @returns undefined for a page as it is, and where the query is not for this visitor; an answer for what cannot be
 */
export function viewOptionsOfRequest(
  { method, url }: Request,
  { isOpen }: { isOpen: boolean },
): PageViewOptions | Response | undefined {
  const { searchParams } = new URL(url)
  const text = searchParams.get(stateQuery)
  const showsSources = searchParams.has(sourcesQuery)
  if (text === null && !showsSources) return undefined
  if (!isOpen && previewToken(searchParams) === undefined) return undefined
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal('This page is only looked at: nothing is sent from it.', 405)
  }
  try {
    return { pageState: text === null ? undefined : readPageState(text), showsSources }
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
