import { formatMoney, formatNumber } from '@milepost/measures/format'
import { tagSlug } from '@milepost/content'
import type { Reading } from '@milepost/server'
import { fillCount } from '@milepost/supporter/messages'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { platformFor } from '../../frame/request/read-page.ts'
import { personImage } from '../../totals/person-image.ts'
import { type PlaceView, toPlaceView } from '../../totals/to-place-view.ts'
import { formatMeasure } from '../../totals/measures.ts'
import { sharedRanks } from '../../totals/shared-ranks.ts'
import type { FitnessEntry } from '../../totals/project.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView, Unavailable } from '../../totals/section-view.ts'

export interface LeaderboardView extends SectionView {
  type: 'leaderboard'
  places: PlaceView[] | Unavailable
  emptyText: string
}

type Board = { places: PlaceView[] | undefined; emptyText: string }

/** Who leads: people, teams or the values of a tag by what the editor chose, people by fitness. */
export async function toLeaderboardView(
  slice: SliceOf<'leaderboard'>,
  scope: SliceScope,
): Promise<LeaderboardView> {
  const { places, emptyText } = await boardOf(slice, scope)
  return {
    type: 'leaderboard',
    ...toSectionView(slice.primary),
    places: places ?? { message: scope.messages.figures.unavailable },
    emptyText,
  }
}

function boardOf(slice: SliceOf<'leaderboard'>, scope: SliceScope): Promise<Board> {
  const { kind, rankBy = 'amount', measure } = slice.primary
  const { project } = scope
  if (kind === 'tag') return tagBoard(slice, scope)
  if (kind === 'fitness' || rankBy === 'distance') {
    const by = kind === 'fitness' ? measure : 'distance'
    const board = project?.fitness
    return measuredBoard(slice, scope, {
      read: board && ((limit) => board(by, limit)),
      say: (amount) => formatMeasure(by, amount, scope.country),
      emptyText: scope.messages.figures.noFitnessYet,
    })
  }
  if (rankBy === 'streak') {
    return measuredBoard(slice, scope, {
      read: project?.streaks,
      say: (count) => countWords('streakDays', count, scope),
      emptyText: scope.messages.figures.noFitnessYet,
    })
  }
  if (rankBy === 'gifts') {
    return measuredBoard(slice, scope, {
      read: kind === 'people' ? project?.peopleByGifts : project?.teamsByGifts,
      say: (count) => countWords('donations', count, scope),
      emptyText: scope.messages.figures.noLeaderboardYet,
    })
  }
  return moneyBoard(slice, kind, scope)
}

function countWords(
  message: 'streakDays' | 'donations',
  count: number,
  { messages, country }: SliceScope,
): string {
  return fillCount(messages.figures[message], count, {
    language: messages.language,
    values: { count: formatNumber(count, { country }) },
  })
}

async function moneyBoard(
  { primary: { limit } }: SliceOf<'leaderboard'>,
  kind: 'people' | 'teams',
  scope: SliceScope,
): Promise<Board> {
  const { project, messages, country } = scope
  const board = kind === 'people' ? project?.people : project?.teams
  const reading = board && (await readIfPossible(scope, () => board(limit)))
  const currency = await projectCurrency(scope)
  const ranks = sharedRanks(reading?.value.map(({ money }) => money.raisedMinor) ?? [])
  return {
    places: reading?.value.map((entry, index) => ({
      ...toPlaceView(entry, { kind, currency, country, links: platformFor(scope).links }),
      position: ranks[index] ?? entry.position,
    })),
    emptyText: messages.figures.noLeaderboardYet,
  }
}

interface Measured {
  read: ((limit: number) => Promise<Reading<readonly FitnessEntry[]>>) | undefined
  /** The amount in words, with its unit. */
  say: (amount: number) => string
  emptyText: string
}

async function measuredBoard(
  { primary: { kind, limit } }: SliceOf<'leaderboard'>,
  scope: SliceScope,
  { read, say, emptyText }: Measured,
): Promise<Board> {
  const reading = read && (await readIfPossible(scope, () => read(limit)))
  const ranks = sharedRanks(reading?.value.map(({ amount }) => amount) ?? [])
  const path = kind === 'teams' ? 'teams' : 'fundraising'
  return {
    places: reading?.value.map((entry, index) => ({
      id: entry.slug || String(index),
      position: ranks[index] ?? index + 1,
      name: entry.name,
      subtitle: entry.subtitle === entry.name ? undefined : entry.subtitle,
      amount: say(entry.amount),
      image: personImage(entry, platformFor(scope).links),
      href: entry.slug === '' ? undefined : `/${path}/${encodeURIComponent(entry.slug)}`,
    })),
    emptyText,
  }
}

async function tagBoard(
  { primary: { tag, limit, rankBy = 'amount' } }: SliceOf<'leaderboard'>,
  scope: SliceScope,
): Promise<Board> {
  const { site, project, country, messages } = scope
  const facts = project?.tags
  const isFitness = rankBy === 'distance'
  const emptyText = messages.figures[isFitness ? 'noFitnessYet' : 'noLeaderboardYet']
  const config = site.tags.find(({ name }) => tagSlug(name) === tagSlug(tag))
  if (config === undefined || facts === undefined) return { places: undefined, emptyText }
  const currency = await projectCurrency(scope)
  const { name, values } = config
  const reading = await readIfPossible(
    scope,
    async (): Promise<Reading<readonly { value: string; amount: number }[]>> => {
      if (rankBy === 'gifts' || rankBy === 'distance') return facts.measured(name, values, rankBy)
      const board = await facts.board(name, values)
      return {
        ...board,
        value: board.value.map(({ value, raisedMinor }) => ({ value, amount: raisedMinor })),
      }
    },
  )
  const say = (amount: number) =>
    isFitness
      ? formatMeasure('distance', amount, country)
      : rankBy === 'gifts'
        ? countWords('donations', amount, scope)
        : formatMoney(amount, { currency, country })
  const rows = reading?.value.slice(0, limit)
  const ranks = sharedRanks(rows?.map(({ amount }) => amount) ?? [])
  const places = rows?.map(({ value, amount }, index) => ({
    id: value,
    position: ranks[index] ?? index + 1,
    name: value,
    subtitle: undefined,
    amount: say(amount),
    image: undefined,
    href: `/${tagSlug(name)}/${tagSlug(value)}`,
  }))
  return { places, emptyText }
}
