import { englishMessages, type SiteMessages } from '../../messages/site-messages.ts'
import { loadPageScope, type PageScope } from '../../frame/request/page-scope.ts'
import type { RequestScope } from '../../services/request-context.ts'
import { withPageProblems } from '../../frame/request/with-page-problems.ts'

/** Any page may show it: what is here is on pages that anybody may read. */
const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const whole = { 'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60' }
const retryAfterS = '5'
/**
 * Answers with what pages of other sites show. What goes wrong is a sentence as plain text: 404 where there is nothing, 503 when the
 * platform or the content service cannot be reached, 500 for a broken document.
 *
 * @param make - gives undefined where there is nothing
 * @param headers - of the answer; its type is one of them
 */
export async function answerForOtherSites(
  request: RequestScope,
  make: (scope: PageScope) => Promise<string | undefined>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  let messages: SiteMessages = englishMessages
  try {
    const text = await withPageProblems(async () => {
      const scope = await loadPageScope(request)
      messages = scope.messages
      return make(scope)
    })
    if (text === undefined) return notHere()
    const kept = request.facts.isDegraded ? {} : whole
    return new Response(text, { headers: { ...open, ...kept, ...headers } })
  } catch (error) {
    const status = ((error ?? {}) as { init?: { status?: number } | null }).init?.status
    if (status === undefined) throw error
    if (status === 404) return notHere()
    return refusal(messages.figures.unavailable, status)
  }

  function notHere(): Response {
    request.facts.isMissing = true
    return refusal(messages.addsUp.notFound, 404)
  }
}

function refusal(sentence: string, status: number): Response {
  const again = status === 503 ? { 'retry-after': retryAfterS } : {}
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(sentence, { status, headers: { ...open, ...type, ...again } })
}
