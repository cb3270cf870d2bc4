import { requestScope } from '../../services/request-context.ts'
import type { RouteArgs } from './route-types.ts'

/** How this process's sources are, as JSON that any site may read. */
export function loader({ context }: RouteArgs) {
  return Response.json(requestScope(context).services.status.read(), {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  })
}
