import { headlessLaunchOptions } from '@milepost/config/chromium'
import { startStack } from '@milepost/lab/stack'
import { chromium } from 'playwright'
import { checks } from '../checks/checks.ts'
import { lookAt } from '../checks/look-at.ts'
import type { Observation } from '../conformance/observation.ts'
import { readTree } from '../measures/control-names.ts'
import { lookWithLargeText } from './large-text-run.ts'
import { openPlace } from './open-place.ts'
import { largeTextKinds, pageKinds, picturePages } from './page-kinds.data.ts'
import { lookAtPictures } from './pictures-run.ts'
import { signIn } from './sign-in.ts'
import { lookAtWholeSite } from './whole-site-run.ts'

/** Results of a run, and the accessibility tree of each page as text, by name. */
export interface ChecksRun {
  readonly observations: readonly Observation[]
  readonly trees: ReadonlyMap<string, string>
}

/**
 * Checks every kind of page of both demo sites, each on a separate stack.
 *
 * @param only - names of page kinds; all if empty. With names, checks of several pages are skipped
 * @param tell - receives progress
 */
export async function runChecks(
  only: readonly string[],
  tell: (line: string) => void,
): Promise<ChecksRun> {
  const observations: Observation[] = []
  const trees = new Map<string, string>()
  const browser = await chromium.launch(headlessLaunchOptions())
  try {
    for (const site of ['tideline', 'summit'] as const) {
      const { origin, stop } = await startStack(site, {
        environment: { READ_TIMEOUT_MS: '60000', RATE_LIMITS: 'off' },
      })
      try {
        const kinds = pageKinds[site].filter(({ kind }) => only.length === 0 || only.includes(kind))
        const signedIn = kinds.some(({ isSignedIn }) => isSignedIn)
          ? await signIn(browser, site, origin)
          : undefined
        for (const { kind, path, isSignedIn } of kinds) {
          const name = `${site} ${kind}`
          const place = await openPlace(
            browser,
            name,
            origin + path,
            isSignedIn ? signedIn : undefined,
          )
          await place.open(1280)
          trees.set(name, await readTree(place.page))
          const seen = await lookAt(place, checks)
          observations.push(...seen)
          await place.close()
          const wrong = seen.filter(({ problems }) => problems.length > 0)
          tell(`${name}: ${seen.length} observations, ${wrong.length} with problems`)
        }
        if (only.length > 0) continue
        tell(`${site}: pictures, large text, the site as a whole`)
        observations.push(
          ...(await lookAtPictures(browser, site, origin, picturePages[site])),
          ...(await lookWithLargeText(site, origin, largeTextKinds[site])),
          ...(await lookAtWholeSite(
            browser,
            site,
            origin,
            pageKinds[site].filter(({ isSignedIn }) => !isSignedIn),
          )),
        )
      } finally {
        await stop()
      }
    }
  } finally {
    await browser.close()
  }
  return { observations, trees }
}
