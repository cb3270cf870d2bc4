import type { RouteArgs } from './route-types.ts'
import { createRobotsText } from '../../elsewhere/feeds/sitemap.ts'
import { isStagingOrigin } from '../../frame/head/head-view.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'
import { parseUrl } from '../../base/addresses.ts'

export function loader({ context }: RouteArgs) {
  const { environment, excludedRoutes } = getRequestScope(context).services
  const { origin } = environment
  // Localhost is not hidden, because search engines cannot reach it anyway.
  const isHidden = isStagingOrigin(origin) && parseUrl(origin)?.hostname !== 'localhost'
  return new Response(
    createRobotsText(origin, { isHidden, hasSitemap: !excludedRoutes.includes('sitemap') }),
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  )
}
