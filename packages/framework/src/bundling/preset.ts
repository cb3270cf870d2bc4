import type { Preset } from '@react-router/dev/config'

/**
 * React Router preset of a fundraising site, for an application's `react-router.config.ts`.
 *
 * @throws Error when the router's commands run, if the configuration has an unsupported setting
 */
export function milepost(): Preset {
  return {
    name: 'milepost',
    reactRouterConfig: () => ({
      ssr: true,
      // The whole route manifest is a few hundred bytes, which costs less than requesting it in parts.
      routeDiscovery: { mode: 'initial' },
      // Client loaders and actions are one line each, so separate files would cost more than they save.
      splitRouteModules: false,
    }),
    reactRouterConfigResolved({ reactRouterConfig: { basename, prerender, ssr } }) {
      if (basename !== '/') {
        throw new Error(
          `react-router.config.ts: basename is "${basename}". Sites must be served at the root of their origin. Remove basename.`,
        )
      }
      if (prerender !== undefined && prerender !== false) {
        throw new Error(
          'react-router.config.ts: prerender is set. Pages show current totals, and the server caches them. Remove prerender.',
        )
      }
      if (!ssr) {
        throw new Error(
          'react-router.config.ts: ssr is off. Pages must work without scripts. Remove ssr.',
        )
      }
    },
  }
}
