import { formatMoney } from '@milepost/measures/format'
import type { Figures } from './expected-figures.ts'
import { mostPagesAsked, regions, type World } from './world.ts'
import { placesOf, type WorldPlaces } from './world-places.ts'

type PlacedPage = WorldPlaces['pages'][number]

/** Online and offline amounts in minor units. */
interface Parts {
  currency: string
  onlineMinor: number
  offlineMinor: number
}

/** Calculates the totals of the public JSON endpoints directly from the world: amounts, breakdowns and texts. */
export function expectedJson(world: World): Figures {
  const { kind, country } = world.site
  const { causes, pages, excludedTeamIds } = placesOf(world)
  const usual = { gb: 'GBP', ie: 'EUR', us: 'USD' }[country]
  const ours = pages.filter(isOurs)
  const first = kind === 'page' ? ours[0]?.currency : causes[0]?.currency
  const currency = first ?? usual
  const counted = ours.filter((page) => page.currency === currency)
  const figures: Figures = {}

  const direct = causes.filter((cause) => cause.currency === currency)
  say('json', currency, [partsOf(counted, currency), ...direct.map(partsOfCause)])
  for (const page of pages.slice(0, mostPagesAsked)) {
    say(`json ${page.shortName}`, page.currency, [partsOf([page], page.currency, true)])
  }
  if (kind === 'page') {
    for (const [index, page] of pages.entries()) {
      const own = ours.includes(page) ? [page] : []
      const code = own[0]?.currency ?? usual
      say(`json project ${index}`, code, [partsOf(own, code)])
    }
  } else {
    for (const [index, cause] of causes.entries()) {
      const own = ours.filter(({ causeIndex }) => causeIndex === index)
      say(`json project ${index}`, cause.currency, [
        partsOf(own, cause.currency),
        partsOfCause(cause),
      ])
    }
  }
  if (kind !== 'campaign') return figures
  for (const cause of causes) {
    for (const { id, shortName } of cause.teams) {
      const members = pages.filter(({ teamId }) => teamId === id)
      say(`json ${shortName}`, cause.currency, [partsOf(members, cause.currency, true)])
    }
  }
  for (const region of regions) {
    const tagged = counted.filter((page) => page.region === region)
    say(`json ${region}`, currency, [partsOf(tagged, currency)])
  }
  return figures

  function isOurs({ teamId, isInCampaign }: PlacedPage): boolean {
    if (teamId !== undefined && excludedTeamIds.has(teamId)) return false
    return kind !== 'campaign' || isInCampaign
  }

  /** A charity's total covers online donations only, a page's total everything that it raised. */
  function partsOf(list: readonly PlacedPage[], code: string, isPage = false): Parts {
    // For events, the platform reports offline donations in GBP only.
    const isTold = kind !== 'charity' && (kind !== 'event' || code === 'GBP')
    const countsOffline = isPage || isTold
    return {
      currency: code,
      onlineMinor: sum(list.flatMap(({ giftsMinor }) => giftsMinor)),
      offlineMinor: countsOffline
        ? sum(list.map((page) => (page.excludesOffline ? 0 : page.offlineMinor)))
        : 0,
    }
  }

  function partsOfCause(cause: WorldPlaces['causes'][number]): Parts {
    const onlineMinor = kind === 'page' ? 0 : sum(cause.directMinor)
    return { currency: cause.currency, onlineMinor, offlineMinor: 0 }
  }

  function say(name: string, code: string, parts: readonly Parts[]): void {
    const online = sum(parts.map(({ onlineMinor }) => onlineMinor))
    const offline = sum(parts.map(({ offlineMinor }) => offlineMinor))
    figures[name] = online + offline
    const words = formatMoney(online + offline, { currency: code, country })
    figures[`${name} in words`] = words
    figures[`${name} elsewhere`] = elsewhere(name, words)
    figures[`${name} in parts`] = offline === 0 ? { online } : { online, offline }
  }
}

/** The amount that the site's overlay, element, share card and frame must show. */
function elsewhere(name: string, words: string): Record<string, string> {
  const everywhere = { overlay: words, element: words }
  if (name.startsWith('json project')) return everywhere
  const isTag = regions.some((region) => name === `json ${region}`)
  return { ...everywhere, card: words, ...(!isTag && { frame: words }) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
