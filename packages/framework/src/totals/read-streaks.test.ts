import { HttpError } from '@milepost/platform'
import type { FitnessCalls } from '@milepost/platform/adapter'
import { expect, it } from 'vitest'
import { readStreaks } from './streaks.ts'

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index, 12)).toISOString()
const entry = (slug: string, amount: number) => ({
  name: slug,
  subtitle: undefined,
  slug,
  image: undefined,
  amount,
})

const request = { method: 'GET', path: '/x' } as const
const gone = new HttpError({ status: 404, data: '', headers: {} }, request)

/** Pages with the days on which each moved. */
function platformOf(pages: Record<string, number[] | undefined>) {
  const asked: string[] = []
  const fetchPageFitness = async ({ slug = '', limit = 100, offset = 0 }) => {
    asked.push(slug)
    const days = pages[slug]
    if (days === undefined) throw gone
    const fitnessActivities = days
      .slice(offset, offset + limit)
      .map((index) => ({ createdAt: day(index) }))
    return { fitnessActivities }
  }
  return { asked, calls: { fetchPageFitness } as unknown as FitnessCalls }
}
const days = (count: number, every = 1) => Array.from({ length: count }, (_, at) => at * every)
const options = { limit: 2, timeZone: 'UTC' }

it('ranks by streak, not by activities, and omits pages without any', async () => {
  const { calls } = platformOf({ often: days(8, 2), daily: days(5), twice: days(2), none: [] })
  const candidates = [entry('often', 8), entry('daily', 5), entry('twice', 2), entry('none', 1)]
  const board = await readStreaks(calls, candidates, { ...options, limit: 10 })
  expect(board.map(({ slug, amount }) => [slug, amount])).toEqual([
    ['daily', 5],
    ['twice', 2],
    ['often', 1],
  ])
})

it('stops reading once the remaining pages have too few activities', async () => {
  const few = Array.from({ length: 20 }, (_, index) => entry(`few-${index}`, 4))
  const { calls, asked } = platformOf({
    first: days(9),
    second: days(6),
    ...Object.fromEntries(few.map(({ slug }) => [slug, days(4)])),
  })
  const board = await readStreaks(calls, [entry('first', 9), entry('second', 6), ...few], options)
  expect(board.map(({ slug }) => slug)).toEqual(['first', 'second'])
  expect(asked).toHaveLength(10)
})

it('reads all activities of a page, and skips a missing page', async () => {
  const { calls, asked } = platformOf({ many: days(150) })
  const board = await readStreaks(calls, [entry('many', 150), entry('gone', 9)], options)
  expect(board.map(({ slug, amount }) => [slug, amount])).toEqual([['many', 150]])
  expect(asked.toSorted()).toEqual(['gone', 'many', 'many'])
})

it('returns an empty list without activities', async () =>
  expect(await readStreaks(platformOf({}).calls, [], options)).toEqual([]))
