import { createOembedResponse } from '../../elsewhere/embed/oembed.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves the oEmbed data of a page. */
export function loader({ context, url }: RouteArgs) {
  return createOembedResponse(getRequestScope(context), url.searchParams)
}
