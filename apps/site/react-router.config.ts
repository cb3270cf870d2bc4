import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole table of routes is a few hundred bytes: cheaper than asking for it bit by bit.
  routeDiscovery: { mode: 'initial' },
  // A route's loader and action in the browser are a line each: a file of their own would cost more to ask for.
  splitRouteModules: false,
} satisfies Config
