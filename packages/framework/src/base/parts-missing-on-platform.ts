import type { OptionalGroup, PlatformAdapter } from '@milepost/platform/adapter'
import type { OptionalRoute } from './optional-routes.ts'

/** What a part is done with. Those of the browser need the platform there, too. */
const needs: readonly [part: OptionalRoute, side: 'browser' | 'server', ...OptionalGroup[]][] = [
  ['account', 'browser', 'accounts'],
  ['edit', 'browser', 'accounts', 'pageEditing'],
  ['register', 'browser', 'accounts', 'pageEditing'],
  ['reports', 'browser', 'reports'],
  ['teams', 'server', 'teams'],
]

/**
 * The parts of a site that it does not have on a platform of the application's own: those that need a group of calls
 * which the platform lacks. Their addresses answer 404, and no link leads there.
 *
 * @param inBrowser - whether the application brings its platform to the browser, too. Where it does not, the site has
 *   nothing of what supporters and administrators do there: a sign-in at another platform than the one that is shown
 *   would be worse than none.
 */
export function partsMissingOnPlatform(
  platform: PlatformAdapter,
  { inBrowser }: { inBrowser: boolean },
): OptionalRoute[] {
  return needs
    .filter(
      ([, side, ...groups]) =>
        (side === 'browser' && !inBrowser) || groups.some((group) => platform[group] === undefined),
    )
    .map(([part]) => part)
}
