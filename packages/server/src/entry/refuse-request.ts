import type { RefusalMessage } from './refusal-message.ts'
import type { RefusedStatus } from './refused-status.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import type { AnswerRefusal } from './refusal.ts'
import { wantsHtml } from '../http/wants-html.ts'

/**
 * Creates the responder for rejected requests. Clients that prefer HTML get the site's page; others, such as the router of an
 * open page, get the same message as JSON.
 */
export function createRefusal({
  refusePage,
  words,
  telemetry = noTelemetry,
}: {
  refusePage: AnswerRefusal
  words: (status: RefusedStatus) => Promise<RefusalMessage>
  telemetry?: Pick<Telemetry, 'refused'>
}): AnswerRefusal {
  return async (request, { status, headers: asked }, visit) => {
    telemetry.refused(status)
    const { trace } = visit
    const headers = { ...asked, ...(trace === undefined ? {} : { 'x-request-id': trace.id }) }
    const wantsPage = wantsHtml(request.headers.get('accept'))
    const isData = (URL.parse(request.url)?.pathname ?? '').endsWith('.data')
    if (wantsPage && !isData) return refusePage(request, { status, headers }, visit)
    return Response.json(
      { status, ...(await words(status)) },
      { status, headers: { 'cache-control': 'private, no-store', ...headers } },
    )
  }
}
