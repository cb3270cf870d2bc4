import { answerOembed } from '../../elsewhere/embed/oembed.ts'
import { requestScope } from '../../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** Says by oEmbed how a page of the site is shown on pages of other sites. */
export function loader({ context, url }: RouteArgs) {
  return answerOembed(requestScope(context), url.searchParams)
}
