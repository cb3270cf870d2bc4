import { answerOembed } from '../../elsewhere/embed/oembed.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves oEmbed data of the site's pages. */
export function loader({ context, url }: RouteArgs) {
  return answerOembed(getRequestScope(context), url.searchParams)
}
