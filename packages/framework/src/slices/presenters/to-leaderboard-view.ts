import { formatMoney } from '@milepost/measures/format'
import { tagSlug } from '@milepost/content'
import { readIfPossible } from '../../request/page-scope.ts'
import { type PlaceView, toPlaceView } from '../../view-models/to-place-view.ts'
import { formatMeasure } from '../../view-models/measures.ts'
import { projectCurrency } from '../../project/project-currency.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { SectionView, Unavailable } from '../../view-models/section-view.ts'

export interface LeaderboardView extends SectionView {
  type: 'leaderboard'
  places: PlaceView[] | Unavailable
  emptyText: string
}

type Board = { places: PlaceView[] | undefined; emptyText: string }

/** Who leads: people or teams by money, people by fitness, the values of a tag by what their pages raised. */
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
  const { kind } = slice.primary
  if (kind === 'fitness') return fitnessBoard(slice, scope)
  return kind === 'tag' ? tagBoard(slice, scope) : moneyBoard(slice, kind, scope)
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
  return {
    places: reading?.value.map((entry) => toPlaceView(entry, { kind, currency, country })),
    emptyText: messages.figures.noLeaderboardYet,
  }
}

async function fitnessBoard(
  { primary: { measure, limit } }: SliceOf<'leaderboard'>,
  scope: SliceScope,
): Promise<Board> {
  const { project, country, messages } = scope
  const board = project?.fitness
  const reading = board && (await readIfPossible(scope, () => board(measure, limit)))
  return {
    places: reading?.value.map((entry, index) => ({
      id: entry.slug || String(index),
      position: index + 1,
      name: entry.name,
      subtitle: entry.subtitle === entry.name ? undefined : entry.subtitle,
      amount: formatMeasure(measure, entry.amount, country),
      image: entry.image,
      href: entry.slug === '' ? undefined : `/fundraising/${encodeURIComponent(entry.slug)}`,
    })),
    emptyText: messages.figures.noFitnessYet,
  }
}

async function tagBoard(
  { primary: { tag, limit } }: SliceOf<'leaderboard'>,
  scope: SliceScope,
): Promise<Board> {
  const { site, project, country, messages } = scope
  const facts = project?.tags
  const config = site.tags.find(({ name }) => tagSlug(name) === tagSlug(tag))
  if (config === undefined || facts === undefined) {
    return { places: undefined, emptyText: messages.figures.noLeaderboardYet }
  }
  const currency = await projectCurrency(scope)
  const reading = await readIfPossible(scope, () => facts.board(config.name, config.values))
  const places = reading?.value.slice(0, limit).map(({ value, raisedMinor }, index) => ({
    id: value,
    position: index + 1,
    name: value,
    subtitle: undefined,
    amount: formatMoney(raisedMinor, { currency, country }),
    image: undefined,
    href: `/${tagSlug(config.name)}/${tagSlug(value)}`,
  }))
  return { places, emptyText: messages.figures.noLeaderboardYet }
}
