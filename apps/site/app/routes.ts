import { milepostRoutes } from '@milepost/framework/routes'
import type { RouteConfig } from '@react-router/dev/routes'

export default milepostRoutes() satisfies RouteConfig
