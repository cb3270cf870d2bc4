import { type MatchingConfig, matchingWindow } from '@milepost/content'
import { forecastMatching, type MatchingTerms, toMinor } from '@milepost/measures'
import type { Reading } from '@milepost/server'
import type { Project } from '../project/project.ts'
import { type PageScope, readIfPossible } from '../request/page-scope.ts'
import { waitAtMost } from '../waiting/wait-at-most.ts'
import { type CountedGifts, countGifts } from './count-gifts.ts'
import type { Matching, MatchingForecast, MatchingState } from '../project/matching.ts'
import { projectSettings } from '../project/project-settings.ts'

/** Up to ten requests: they are made again only after a minute, and not for every gift. */
const forecastAge = { freshMs: 60_000, staleMs: 120_000 } as const

/** A page waits so long for a first count; the next one has it. */
const longestWaitMs = 1000

/**
 * What a funder adds to gifts to the site, and what that may be by now.
 *
 * @returns undefined where the site's settings promise nothing, or nothing is open to give to
 */
export async function readMatching(scope: PageScope): Promise<Matching | undefined> {
  const { site, project, services } = scope
  const config = site.matching
  if (config === undefined || project === undefined) return undefined
  const { startMs, endMs } = matchingWindow(site, config)
  const currency = await project.currency()
  const potMinor = toMinor(config.pot, currency)
  const capMinor = config.cap === undefined ? undefined : toMinor(config.cap, currency)
  const terms = { potMinor, ratioPercent: config.ratioPercent, capMinor }
  const nowMs = services.now().getTime()
  const isBefore = startMs !== undefined && nowMs < startMs
  const counted = isBefore
    ? undefined
    : await readGifts(scope, { project, config, terms, currency, startMs, endMs })
  const forecast: MatchingForecast | undefined = counted && {
    amountMinor: forecastMatching(counted.value.amountsMinor, terms),
    isAtLeast: !counted.value.isWhole,
    asOf: counted.asOf,
  }
  return {
    funder: config.funder,
    state: stateOf(),
    currency,
    ...terms,
    starts: startMs === undefined ? undefined : new Date(startMs),
    ends: endMs === undefined ? undefined : new Date(endMs),
    forecast,
  }

  function stateOf(): MatchingState {
    if (isBefore) return 'before'
    if (endMs !== undefined && nowMs >= endMs) return 'over'
    return forecast !== undefined && forecast.amountMinor >= potMinor ? 'usedUp' : 'open'
  }
}

interface GiftsToRead {
  readonly project: Project
  readonly config: MatchingConfig
  readonly terms: MatchingTerms
  readonly currency: string
  readonly startMs: number | undefined
  readonly endMs: number | undefined
}

async function readGifts(
  scope: PageScope,
  { project, config, terms, currency, startMs, endMs }: GiftsToRead,
): Promise<Reading<CountedGifts> | undefined> {
  const { items = [] } = projectSettings(scope.site, scope.services.now()) ?? {}
  const ids = items.map(({ type, uid, excludeTeamIds }) => [type, uid, excludeTeamIds])
  const key = `matching:${JSON.stringify([config, ids])}`
  const isEnough = (amounts: readonly number[]) =>
    forecastMatching(amounts, terms) >= terms.potMinor
  const reading = readIfPossible(scope, () =>
    scope.services.reads.read(key, forecastAge, async () =>
      countGifts(await project.gifts(), { currency, startMs, endMs, isEnough }),
    ),
  )
  const inTimeReading = await waitAtMost(reading, longestWaitMs)
  // The page is not kept for long: the next one has the figure.
  if (inTimeReading === undefined) scope.facts.isDegraded = true
  return inTimeReading
}
