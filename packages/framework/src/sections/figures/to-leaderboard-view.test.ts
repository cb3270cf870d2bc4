import { parseSite } from '@milepost/content'
import { describe, expect, it } from 'vitest'
import type { Project } from '../../totals/project.ts'
import { scopeOf, sliceScopeOf, slicesOf } from '../section/slice.test-kit.ts'
import { toSliceViews } from '../sections.server.ts'

const reading = async <T>(value: T) => ({ value, asOf: new Date(0), isLastGood: false })
const entries = (...amounts: number[]) =>
  amounts.map((amount, index) => ({
    name: `Page ${index}`,
    subtitle: undefined,
    slug: `p ${index}`,
    image: undefined,
    amount,
  }))
const project = {
  currency: async () => 'GBP',
  people: () =>
    reading(
      [5000, 2000, 2000, 100].map((raisedMinor, index) => ({
        id: String(index),
        position: index + 1,
        name: `Page ${index}`,
        slug: `p-${index}`,
        money: { raisedMinor, currency: 'GBP' },
      })),
    ),
  teams: () => reading([]),
  peopleByGifts: () => reading(entries(1200, 12, 12, 1)),
  teamsByGifts: () => reading(entries(3)),
  streaks: () => reading(entries(31, 1)),
  fitness: () => reading(entries(42_195, 1500)),
  tags: {
    measured: (_: string, __: string[], by: string) =>
      reading([
        { value: 'Atlantic', amount: by === 'gifts' ? 2 : 5000 },
        { value: 'Channel', amount: by === 'gifts' ? 2 : 3000 },
      ]),
  },
} as unknown as Project
const { site } = parseSite({
  uid: 'x',
  data: { tags: [{ name: 'region', label: 'Region', values: 'Atlantic\nChannel' }] },
})

async function placesOf(primary: object, given: Project | undefined = project) {
  const [view] = await toSliceViews(
    slicesOf({ slice_type: 'leaderboard', primary }),
    sliceScopeOf(scopeOf({ project: given, site })),
    { placeholders: new Map() },
  )
  if (view?.type !== 'leaderboard') throw new Error('No leaderboard')
  return Array.isArray(view.places)
    ? view.places.map(({ position, amount, href }) => [position, amount, href])
    : view.places
}

describe('getBoard', () => {
  it('assigns equal amounts the same rank', async () => {
    const places = await placesOf({ kind: 'people' })
    expect(places).toEqual([
      [1, '£50', '/fundraising/p-0'],
      [2, '£20', '/fundraising/p-1'],
      [2, '£20', '/fundraising/p-2'],
      [4, '£1', '/fundraising/p-3'],
    ])
  })

  it('ranks by donations, with singular and plural', async () => {
    expect(await placesOf({ kind: 'people', rankBy: 'gifts' })).toEqual([
      [1, '1,200 donations', '/fundraising/p%200'],
      [2, '12 donations', '/fundraising/p%201'],
      [2, '12 donations', '/fundraising/p%202'],
      [4, '1 donation', '/fundraising/p%203'],
    ])
    expect(await placesOf({ kind: 'teams', rankBy: 'gifts' })).toEqual([
      [1, '3 donations', '/teams/p%200'],
    ])
  })

  it('ranks by distance and by streak, with units', async () => {
    expect(await placesOf({ rankBy: 'distance' })).toEqual([
      [1, '42.2 km', '/fundraising/p%200'],
      [2, '1.5 km', '/fundraising/p%201'],
    ])
    expect(await placesOf({ rankBy: 'streak' })).toEqual([
      [1, '31 days', '/fundraising/p%200'],
      [2, '1 day', '/fundraising/p%201'],
    ])
  })

  it('ranks the values of a tag', async () => {
    expect(await placesOf({ kind: 'tag', tag: 'region', rankBy: 'gifts' })).toEqual([
      [1, '2 donations', '/region/atlantic'],
      [1, '2 donations', '/region/channel'],
    ])
    expect(await placesOf({ kind: 'tag', tag: 'region', rankBy: 'distance' })).toEqual([
      [1, '5 km', '/region/atlantic'],
      [2, '3 km', '/region/channel'],
    ])
  })

  it('shows a message if the data is unavailable', async () => {
    const none = { ...project, streaks: undefined } as Project
    expect(await placesOf({ rankBy: 'streak' }, none)).toHaveProperty('message')
  })
})
