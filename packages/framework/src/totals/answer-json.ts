import { englishMessages, type SiteMessages } from '../messages/site-messages.ts'
import { loadPageScope, type PageScope } from '../request/page-scope.ts'
import type { RequestScope } from '../services/request-context.ts'
import { withPageProblems } from '../shell/with-page-problems.ts'

/** Any site may read: what is here is on pages that anybody may read. */
const open = {
  'access-control-allow-origin': '*',
  // An element of `@milepost/embed` waits as long as it is asked to.
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json; charset=utf-8',
}

/** A browser asks again after 5 seconds, a cache in between after 15; what is not whole is kept as the server says. */
const whole = { 'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60' }

/** So soon it is worth asking again when the platform cannot be reached. */
const retryAfterS = '5'

/** What all refusals at addresses that are none have in common, for the server that keeps them. */
const nothingHere = 'totals'

/**
 * Answers with what is read as JSON that any site may read. What goes wrong is a sentence under `error`: 404 where
 * there is nothing, 503 when the platform or the content service cannot be reached, 500 for a broken document.
 *
 * @param read - gives undefined where there is nothing
 */
export async function answerJson(
  request: RequestScope,
  read: (scope: PageScope) => Promise<object | undefined>,
): Promise<Response> {
  let messages: SiteMessages = englishMessages
  try {
    const value = await withPageProblems(async () => {
      const scope = await loadPageScope(request)
      messages = scope.messages
      return read(scope)
    })
    if (value === undefined) return notHere()
    return Response.json(value, { headers: { ...open, ...(!request.facts.isDegraded && whole) } })
  } catch (error) {
    const status = statusOf(error)
    if (status === undefined) throw error
    if (status === 404) return notHere()
    return Response.json(
      { error: messages.figures.unavailable },
      { status, headers: { ...open, ...(status === 503 && { 'retry-after': retryAfterS }) } },
    )
  }

  function notHere(): Response {
    request.facts.notFoundOf = nothingHere
    return Response.json({ error: messages.addsUp.notFound }, { status: 404, headers: open })
  }
}

/** Of what `withPageProblems` throws; undefined for anything else. */
function statusOf(error: unknown): number | undefined {
  const { init } = (error ?? {}) as { init?: { status?: number } | null }
  return init?.status
}
