import { getRequestScope } from '../../frame/request/scopes.ts'
import type { RouteArgs } from './route-types.ts'

/** Serves the status of the platform and the CMS as JSON, with CORS for any origin. */
export function loader({ context }: RouteArgs) {
  return Response.json(getRequestScope(context).services.status.getStatus(), {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  })
}
