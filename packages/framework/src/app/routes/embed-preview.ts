import { createPreviewResponse } from '../../elsewhere/embed/load-embed-page.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves a document with the embed that the query selects. */
export function loader({ context, url }: RouteArgs) {
  return createPreviewResponse(getRequestScope(context), url.searchParams)
}
