import { answerPreview } from '../../elsewhere/embed/load-embed-page.ts'
import { requestScope } from '../../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** A page with nothing on it but the lines that the query asks for. */
export function loader({ context, url }: RouteArgs) {
  return answerPreview(requestScope(context), url.searchParams)
}
