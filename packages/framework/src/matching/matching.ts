import { activeProjects, matchingWindow } from '@milepost/content'
import { forecastMatching, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import type { Page } from '@milepost/platform'
import { fillMessage } from '@milepost/supporter/messages'
import { momentWords } from '../messages/moment-words.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import { pageListingOf } from '../project/page-listing-of.ts'
import { projectSettings } from '../project/project-settings.ts'
import { type PageScope, readIfPossible } from '../request/page-scope.ts'
import { waitAtMost } from '../waiting/wait-at-most.ts'
import { countDonations } from './count-donations.ts'

/** Counting takes up to ten requests: they are repeated after a minute, not after each donation. */
const forecastAge = { freshMs: 60_000, staleMs: 120_000 } as const

/** Maximum delay of a page for the first count. */
const maxWaitMs = 1000

type MatchingState = 'before' | 'open' | 'usedUp' | 'over'

export type Matching = NonNullable<Awaited<ReturnType<typeof readMatching>>>
export type MatchingJson = ReturnType<typeof toMatchingJson>

/**
 * Reads the terms of match funding and the forecast of what the funder adds. The forecast is undefined before the start,
 * and if donations cannot be counted. It is in no total.
 *
 * @returns undefined if the site has no match funding or no open project
 */
export async function readMatching(scope: PageScope) {
  const { site, project, services } = scope
  const config = site.matching
  if (config === undefined || project === undefined) return undefined
  const { startMs, endMs } = matchingWindow(site, config)
  const currency = await project.currency()
  const potMinor = toMinor(config.pot, currency)
  const capMinor = config.cap === undefined ? undefined : toMinor(config.cap, currency)
  const terms = { potMinor, ratioPercent: config.ratioPercent, capMinor }
  const now = services.now()
  const isBefore = startMs !== undefined && now.getTime() < startMs
  const count = async () => {
    const { items = [] } = projectSettings(site, now) ?? {}
    const ids = items.map(({ type, uid, excludeTeamIds }) => [type, uid, excludeTeamIds])
    const isEnough = (amounts: readonly number[]) => forecastMatching(amounts, terms) >= potMinor
    const reading = readIfPossible(scope, () =>
      services.reads.read(`matching:${JSON.stringify([config, ids])}`, forecastAge, async () =>
        countDonations(await project.gifts(), { currency, startMs, endMs, isEnough }),
      ),
    )
    const inTime = await waitAtMost(reading, maxWaitMs)
    // The page is cached for a short time only: the next one has the forecast.
    if (inTime === undefined) scope.facts.isDegraded = true
    return inTime
  }
  const counted = isBefore ? undefined : await count()
  const forecast = counted && {
    amountMinor: forecastMatching(counted.value.amountsMinor, terms),
    isAtLeast: !counted.value.isWhole,
    asOf: counted.asOf,
  }
  return {
    funder: config.funder,
    state: matchingState(),
    currency,
    ...terms,
    starts: startMs === undefined ? undefined : new Date(startMs),
    ends: endMs === undefined ? undefined : new Date(endMs),
    forecast,
  }

  function matchingState(): MatchingState {
    if (isBefore) return 'before'
    if (endMs !== undefined && now.getTime() >= endMs) return 'over'
    return forecast !== undefined && forecast.amountMinor >= potMinor ? 'usedUp' : 'open'
  }
}

/** Describes match funding: the offer, its limits and dates as a sentence each, and the forecast if there is one. */
export function matchingText(
  { funder, currency, potMinor, ratioPercent, capMinor, state, starts, ends, forecast }: Matching,
  { messages, country }: { messages: SiteMessages; country: string },
) {
  const words = messages.matching
  const amount = (minor: number) => formatMoney(minor, { currency, country, decimals: 'auto' })
  const date = (at: Date) => ({ time: momentWords(at, { messages, country }) })
  const unit = toMinor(1, currency)
  const added = amount((unit * ratioPercent) / 100)
  const values = { funder, pot: amount(potMinor), given: amount(unit), added }
  const isCurrent = state === 'before' || state === 'open'
  const terms = [
    capMinor !== undefined && fillMessage(words.cap, { cap: amount(capMinor) }),
    fillMessage(words.pot, values),
    state === 'before' && starts && fillMessage(words.starts, date(starts)),
    ends && fillMessage(state === 'over' ? words.ended : words.ends, date(ends)),
  ]
  const forecastMessage =
    state === 'usedUp' ? words.usedUp : forecast?.isAtLeast ? words.atLeast : words.soFar
  return {
    offer: fillMessage(isCurrent ? words.offer : words.wasOffered, values),
    terms: terms.filter((term) => typeof term === 'string'),
    ...(forecast && {
      forecast: fillMessage(forecastMessage, { ...values, amount: amount(forecast.amountMinor) }),
    }),
  }
}

/**
 * Returns the text about match funding next to a donation form: undefined before the start, after the end, and once the
 * pot is used up.
 *
 * @param page - the supporter page of the form; its donations count if the site lists the page
 */
export async function matchingNote(scope: PageScope, page?: Page): Promise<string | undefined> {
  const { site, services } = scope
  if (page !== undefined) {
    const now = services.now()
    const { variant } = projectSettings(site, now) ?? {}
    if (site.matching === undefined || variant === undefined) return undefined
    const listing = pageListingOf(page, { variant, items: activeProjects(site, { now }) })
    if (listing !== 'listed' && listing !== 'ranked') return undefined
  }
  const matching = await readMatching(scope)
  if (matching?.state !== 'open') return undefined
  const { offer, terms } = matchingText(matching, scope)
  return [offer, ...terms].join(' ')
}

/** Converts match funding for other sites, as docs/reference/totals.openapi.json describes it. */
export function toMatchingJson(
  matching: Matching,
  scope: { messages: SiteMessages; country: string },
) {
  const { funder, state, potMinor, ratioPercent, capMinor, starts, ends, forecast } = matching
  return {
    funder,
    state,
    potMinor,
    ratioPercent,
    capMinor: capMinor ?? null,
    starts: starts?.toISOString() ?? null,
    ends: ends?.toISOString() ?? null,
    forecast: forecast
      ? {
          amountMinor: forecast.amountMinor,
          atLeast: forecast.isAtLeast,
          asOf: forecast.asOf.toISOString(),
        }
      : null,
    text: matchingText(matching, scope),
  }
}
