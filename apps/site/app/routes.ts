import { milepostRoutes, type RouteOptions } from '@milepost/framework/routes'
import type { RouteConfig } from '@react-router/dev/routes'

// A build may leave parts out: `SITE_WITHOUT=rss,reports npm run build`. Names that are none are refused.
const without = (process.env['SITE_WITHOUT'] ?? '').split(',').filter(Boolean)

export default milepostRoutes({
  without: without as NonNullable<RouteOptions['without']>,
}) satisfies RouteConfig
