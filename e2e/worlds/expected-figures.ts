import { formatMoney } from '@milepost/measures/format'
import { expectedJson } from './expected-json.ts'
import { regions, type World } from './world.ts'
import { placesOf } from './world-places.ts'

/** An amount in minor units or as formatted text, or one for each listed page, team or tag value. */
export type Figure = number | string | Record<string, number | string>

/** Displayed amounts by surface. */
export type Figures = Record<string, Figure>

/**
 * Calculates the amounts that every surface must show, directly from the world. Only the first currency counts.
 * Excluded teams don't count, and offline donations count unless the site excludes them.
 *
 * `docs/content-model.md` (Figures) explains why surfaces differ: a charity's total is its online donations. Donations
 * without a supporter's page, and the first listed page (the charity's), are not on leaderboards.
 *
 * @returns undefined if there is no page or cause to give to
 */
export function expectedFigures(world: World): Figures | undefined {
  const { kind, country } = world.site
  const { causes, pages, excludedTeamIds } = placesOf(world)
  if (kind === 'page' && pages.length === 0) return undefined
  const ours = pages
    .filter(({ teamId }) => teamId === undefined || !excludedTeamIds.has(teamId))
    .filter(({ isInCampaign }) => kind !== 'campaign' || isInCampaign)
  const first = kind === 'page' ? ours[0]?.currency : causes[0]?.currency
  const currency = first ?? { gb: 'GBP', ie: 'EUR', us: 'USD' }[country]
  const inOwn = (minor: number, own: string) => formatMoney(minor, { currency: own, country })
  const money = (minor: number) => inOwn(minor, currency)

  const counted = ours.filter((page) => page.currency === currency)
  const countedOffline = ({ offlineMinor, excludesOffline }: (typeof pages)[number]) =>
    excludesOffline ? 0 : offlineMinor
  const raisedBy = (page: (typeof pages)[number]) => sum(page.giftsMinor) + countedOffline(page)
  const onlineMinor = sum(counted.flatMap(({ giftsMinor }) => giftsMinor))
  const direct = kind === 'page' ? [] : causes.filter((one) => one.currency === currency)
  const directMinor = sum(direct.flatMap((one) => one.directMinor))
  // Hidden amounts count towards every total, but not towards lists of donations.
  const shownMinor = sum([
    ...counted.flatMap(({ giftsMinor, hiddenCount }) => giftsMinor.slice(hiddenCount)),
    ...direct.flatMap((one) => one.directMinor.slice(one.hiddenCount)),
  ])
  const giftCount = [
    ...counted.map((one) => one.giftsMinor),
    ...direct.map((one) => one.directMinor),
  ].flat().length
  const totalMinor = {
    campaign: sum(counted.map(raisedBy)) + directMinor,
    charity: onlineMinor + directMinor,
    event: onlineMinor + directMinor + (currency === 'GBP' ? sum(counted.map(countedOffline)) : 0),
    page: sum(counted.map(raisedBy)),
  }[kind]

  const byPage = tally(counted.map((page) => [page.shortName, raisedBy(page)]))
  const onBoard = counted.filter(({ guid }) => kind !== 'page' || guid !== pages[0]?.guid)
  const people = withoutZeros(tally(onBoard.map((page) => [page.shortName, raisedBy(page)])))
  const inTeams = causes
    .filter((cause) => cause.currency === currency)
    .flatMap(({ teams }) => teams)
    .filter(({ id }) => !excludedTeamIds.has(id))
    .map(({ id, shortName }): [string, number] => [
      shortName,
      sum(counted.filter(({ teamId }) => teamId === id).map(raisedBy)),
    ])
  const teams = tally(inTeams)
  const byRegion = tally(
    regions.map((region) => [
      region,
      sum(counted.filter((page) => page.region === region).map(raisedBy)),
    ]),
  )
  const figures: Figures = {
    summary: totalMinor,
    report: totalMinor,
    count: giftCount,
    reportCount: giftCount,
    reportGifts: shownMinor,
    placeholder: money(totalMinor),
    hero: money(totalMinor),
    progress: money(totalMinor),
    totals: money(totalMinor),
    people,
    peopleBoard: written(people),
    gifts: shownMinor,
    jsonPeople: byPlace(people),
  }
  Object.assign(figures, expectedJson(world))
  if (kind === 'campaign' || kind === 'page') {
    figures['reportPages'] = byPage
    figures['activity'] = totalMinor
  }
  if (kind === 'campaign') {
    figures['teams'] = withoutZeros(teams)
    figures['jsonTeams'] = byPlace(withoutZeros(teams))
    figures['teamsBoard'] = written(withoutZeros(teams))
    figures['reportTeams'] = teams
    // A search finds all supporters, each in their page's currency.
    figures['foundPeople'] = tally(
      ours.map((page) => [page.shortName, inOwn(raisedBy(page), page.currency)]),
    )
    figures['foundTeams'] = tally(
      causes.flatMap((cause) =>
        cause.teams
          .filter(({ id }) => !excludedTeamIds.has(id))
          .map(({ id, shortName }): [string, string] => {
            const members = ours.filter(({ teamId }) => teamId === id)
            return [shortName, inOwn(sum(members.map(raisedBy)), cause.currency)]
          }),
      ),
    )
    figures['tagTotals'] = byRegion
    figures['tagBoard'] = written(withoutZeros(byRegion))
    for (const region of regions) {
      const tagged = counted.filter((page) => page.region === region)
      figures[`${region}Page`] = money(byRegion[region] ?? 0)
      figures[`${region}PageBoard`] = written(
        tally(tagged.map((page) => [page.shortName, raisedBy(page)])),
      )
    }
  }
  return figures

  function written(amounts: Record<string, number>): Record<string, string> {
    return Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, money(minor)]))
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function tally<Amount>(rows: readonly (readonly [string, Amount])[]): Record<string, Amount> {
  return Object.fromEntries(rows)
}

/** Amounts by rank on a leaderboard of 20, highest first. */
function byPlace(amounts: Record<string, number>): Record<string, number> {
  const sorted = Object.values(amounts).toSorted((one, other) => other - one)
  return tally(sorted.slice(0, 20).map((minor, index) => [String(index + 1), minor]))
}

function withoutZeros(amounts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).filter(([, minor]) => minor !== 0))
}
