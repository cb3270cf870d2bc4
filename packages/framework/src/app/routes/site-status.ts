import { requestScope } from '../../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** Returns the status of this process's upstreams as JSON, with CORS for any origin. */
export function loader({ context }: RouteArgs) {
  return Response.json(requestScope(context).services.status.read(), {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  })
}
