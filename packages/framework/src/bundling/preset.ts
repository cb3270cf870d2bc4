import type { Preset } from '@react-router/dev/config'

/**
 * React Router preset of a fundraising site, for an application's `react-router.config.ts`.
 *
 * @throws Error from the router's commands if a setting is unsupported by the server
 */
export function milepost(): Preset {
  return {
    name: 'milepost',
    reactRouterConfig: () => ({
      ssr: true,
      // The whole table of routes is a few hundred bytes: cheaper than asking for it bit by bit.
      routeDiscovery: { mode: 'initial' },
      // A route's client loader and action are one line each, so separate files would cost more to request.
      splitRouteModules: false,
    }),
    reactRouterConfigResolved({ reactRouterConfig: { basename, prerender, ssr } }) {
      if (basename !== '/') {
        throw new Error(
          `react-router.config.ts: basename is "${basename}". A site is served at the root of its address: leave basename out.`,
        )
      }
      if (prerender !== undefined && prerender !== false) {
        throw new Error(
          'react-router.config.ts: prerender is set. Pages show figures of this minute and are cached by the server: leave prerender out.',
        )
      }
      if (!ssr) {
        throw new Error(
          'react-router.config.ts: ssr is off. Pages have to work without scripts: leave ssr out.',
        )
      }
    },
  }
}
