import { getActiveProjects, getMatchingWindow } from '@milepost/content'
import { forecastMatching, getProgress, parseDate, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import type { Page } from '@milepost/platform'
import { fillMessage } from '@milepost/supporter/messages'
import { formatDateTime } from '../../messages/page-messages.ts'
import { getPageListing } from '../../totals/project-lists.ts'
import { type ProjectDonations, getProjectSettings } from '../../totals/project.ts'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { waitAtMost } from '../../base/wait-at-most.ts'
import { defineSections, type SliceScope } from '../section/define-sections.ts'

/** Cache options of a forecast. It requires up to ten requests, so donations do not invalidate it. */
const forecastCacheAge = { kind: 'facts', freshMs: 60_000, staleMs: 120_000 } as const
/** Maximum time that a page waits for a forecast, in ms. */
const maxWaitMs = 1000
/** Maximum number of pages to read of a donation list (Spec §9). */
const maxPages = 10

export type Matching = NonNullable<Awaited<ReturnType<typeof readMatching>>>
export type MatchingJson = ReturnType<typeof toMatchingJson>

/**
 * Reads the terms of match funding, and forecasts the funder's contribution, which is not part of any total. The forecast is
 * undefined before the start, and if donations cannot be counted.
 *
 * @returns undefined if the site has no match funding or no open project
 */
export async function readMatching(scope: PageScope) {
  const { site, project, services } = scope
  if (site.matching === undefined || project === undefined) return undefined
  const { funder, pot, cap, ratioPercent } = site.matching
  const { startMs, endMs } = getMatchingWindow(site, site.matching)
  const currency = await project.currency()
  const potMinor = toMinor(pot, currency)
  const capMinor = cap === undefined ? undefined : toMinor(cap, currency)
  const terms = { potMinor, ratioPercent, capMinor }
  const now = services.now()
  const isBefore = startMs !== undefined && now.getTime() < startMs
  const isOver = endMs !== undefined && now.getTime() >= endMs
  const { items = [] } = getProjectSettings(site, now) ?? {}
  const ids = items.map(({ type, uid, excludeTeamIds }) => [type, uid, excludeTeamIds])
  const key = `matching:${JSON.stringify([site.matching, ids])}`
  const isEnough = (amounts: readonly number[]) => forecastMatching(amounts, terms) >= potMinor
  const count = () =>
    services.reads.read(key, forecastCacheAge, async () =>
      readDonationAmounts(await project.allDonations(), { currency, startMs, endMs, isEnough }),
    )
  const counted = isBefore ? undefined : await waitAtMost(readIfPossible(scope, count), maxWaitMs)
  // Shortens the page's cache lifetime, because the next render has the forecast.
  if (!isBefore && counted === undefined) scope.facts.isDegraded = true
  const forecast = counted && {
    amountMinor: forecastMatching(counted.value.amountsMinor, terms),
    atLeast: !counted.value.isWhole,
    asOf: counted.asOf.toISOString(),
  }
  const isUsedUp = forecast !== undefined && forecast.amountMinor >= potMinor
  const state = isBefore ? 'before' : isOver ? 'over' : isUsedUp ? 'usedUp' : 'open'
  return { funder, state, currency, ...terms, startMs, endMs, forecast } as const
}

/**
 * Reads the amounts of a project's donations from `startMs` (inclusive) to `endMs` (exclusive), newest first, until `isEnough`.
 * `isWhole` is false if amounts may be missing: hidden ones, or those beyond `maxPages`.
 *
 * @throws PlatformError if a list cannot be read
 */
export async function readDonationAmounts(
  { lists, isCounted }: ProjectDonations,
  query: {
    currency: string
    startMs: number | undefined
    endMs: number | undefined
    isEnough: (amountsMinor: readonly number[]) => boolean
  },
) {
  const { currency, startMs = -Infinity, endMs = Infinity, isEnough } = query
  const amountsMinor: number[] = []
  const seenIds = new Set<string>()
  let isWhole = true
  for (const list of lists) {
    let rows = 0
    let isLast = false
    for (let page = 1; page <= maxPages && !isLast && !isEnough(amountsMinor); page += 1) {
      const { donations, count } = await list(page)
      // A platform without paging returns the same page again.
      const fresh = donations.filter(({ id }) => id === '' || !seenIds.has(id))
      rows += donations.length
      isLast = fresh.length === 0 || rows >= count
      for (const donation of fresh) {
        seenIds.add(donation.id)
        const { createdAt, money, status = '', isAmountHidden } = donation
        const atMs = parseDate(createdAt)?.getTime() ?? Number.NaN
        if (atMs < startMs) isLast = true
        if (!isCounted(donation) || !/^(?:accepted)?$/i.test(status)) continue
        if (atMs < startMs || atMs >= endMs) continue
        if (Number.isNaN(atMs) || isAmountHidden) isWhole = false
        else if ((money.currency ?? currency) === currency) amountsMinor.push(money.amountMinor)
      }
    }
    if (!isLast) isWhole = false
  }
  return { amountsMinor, isWhole: isWhole || isEnough(amountsMinor) }
}

/** Formats match funding: sentences for the offer, its limits and dates, and the forecast if there is one. */
function formatMatching(
  { funder, currency, potMinor, ratioPercent, capMinor, state, startMs, endMs, forecast }: Matching,
  { messages, country }: Pick<PageScope, 'messages' | 'country'>,
) {
  const { matching } = messages
  const amount = (minor: number) => formatMoney(minor, { currency, country, decimals: 'auto' })
  const date = (ms: number) => ({
    time: formatDateTime(new Date(ms), { messages, country }),
  })
  const unit = toMinor(1, currency)
  const added = amount((unit * ratioPercent) / 100)
  const values = { funder, pot: amount(potMinor), given: amount(unit), added }
  const isCurrent = state === 'before' || state === 'open'
  const terms = [
    capMinor !== undefined && fillMessage(matching.cap, { cap: amount(capMinor) }),
    fillMessage(matching.pot, values),
    state === 'before' && startMs && fillMessage(matching.starts, date(startMs)),
    endMs && fillMessage(state === 'over' ? matching.ended : matching.ends, date(endMs)),
  ]
  const kind = state === 'usedUp' ? 'usedUp' : forecast?.atLeast ? 'atLeast' : 'soFar'
  return {
    offer: fillMessage(isCurrent ? matching.offer : matching.wasOffered, values),
    terms: terms.filter((term) => typeof term === 'string'),
    ...(forecast && {
      forecast: fillMessage(matching[kind], { ...values, amount: amount(forecast.amountMinor) }),
    }),
  }
}

/**
 * Returns the note about match funding next to a donation form; undefined unless matching is open.
 *
 * @param page - supporter page of the form. Its donations count only if the site lists the page
 */
export async function getMatchingNote(scope: PageScope, page?: Page): Promise<string | undefined> {
  const { site, services } = scope
  if (page !== undefined && site.matching !== undefined) {
    const now = services.now()
    const { variant = '' } = getProjectSettings(site, now) ?? {}
    const listing = getPageListing(page, { variant, items: getActiveProjects(site, { now }) })
    if (listing !== 'listed' && listing !== 'ranked') return undefined
  }
  const matching = await readMatching(scope)
  if (matching?.state !== 'open') return undefined
  const { offer, terms } = formatMatching(matching, scope)
  return [offer, ...terms].join(' ')
}

/** Converts match funding to JSON for other sites (docs/reference/totals.openapi.json). */
export function toMatchingJson(matching: Matching, scope: PageScope) {
  const { currency: _, capMinor = null, startMs, endMs, forecast, ...rest } = matching
  const toIso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())
  return {
    ...rest,
    capMinor,
    starts: toIso(startMs),
    ends: toIso(endMs),
    forecast: forecast ?? null,
    text: formatMatching(matching, scope),
  }
}

/** Section about match funding. Omitted if the site has none. */
export const matching = defineSections({
  matching: {
    isShown: (_, { project, site }) => project !== undefined && site.matching !== undefined,
    present: (_, scope) => toMatchingView(scope),
  },
})

async function toMatchingView(scope: SliceScope) {
  const terms = await readMatching(scope)
  if (terms === undefined) return { offer: '', terms: [], forecast: undefined }
  const { state, forecast, potMinor: targetMinor, funder } = terms
  const { forecast: text, ...offer } = formatMatching(terms, scope)
  if (state === 'before') return { ...offer, forecast: undefined }
  if (forecast === undefined || text === undefined) {
    return { ...offer, forecast: { message: scope.messages.figures.unavailable } }
  }
  const note = fillMessage(scope.messages.matching.forecast, { funder })
  const { barPercent: percent } = getProgress({ raisedMinor: forecast.amountMinor, targetMinor })
  return { ...offer, forecast: { text, note, percent } }
}
