import { answerOembed } from '../../elsewhere/embed/oembed.ts'
import { requestScope } from '../../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves oEmbed data of the site's pages. */
export function loader({ context, url }: RouteArgs) {
  return answerOembed(requestScope(context), url.searchParams)
}
