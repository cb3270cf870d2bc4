import { describe, expect, it } from 'vitest'
import { platformOf } from '../slices/slice.test-kit.ts'
import { campaignPeople, searchText } from './campaign-people.ts'

const read = async <T>(_name: string, load: () => Promise<T>) => ({
  value: await load(),
  asOf: new Date(0),
  isLastGood: false,
})

function peopleOf(data: unknown) {
  const platform = platformOf({ '/graphql': { data } })
  const people = campaignPeople({ platform, campaigns: ['c'], currency: 'GBP', read })
  return { platform, people }
}

const row = (tagValue: string, value: number) => ({
  tagValue,
  amounts: [{ value, unit: 'gbp' }],
  tagValueAsNode: null,
})

describe('the values of a tag', () => {
  it('are ranked by one request where the campaign has a board of the tag', async () => {
    const { platform, people } = peopleOf({
      leaderboard: { totals: [row('Atlantic', 500), row('Channel', 900), row('Elsewhere', 10)] },
    })
    const board = await people.tags?.board('region', ['Atlantic', 'Channel', 'Hebrides'])
    expect(board?.value).toEqual([
      { value: 'Channel', raisedMinor: 900 },
      { value: 'Atlantic', raisedMinor: 500 },
    ])
    expect(platform.asked).toHaveLength(1)
  })

  it('are else asked for one by one', async () => {
    const { platform, people } = peopleOf({
      leaderboard: null,
      totals: [
        {
          measurementDomain: 'fundraising:donations_received',
          amounts: [{ value: 700, unit: 'gbp' }],
        },
      ],
    })
    const board = await people.tags?.board('region', ['Atlantic', 'Channel'])
    expect(board?.value.map(({ raisedMinor }) => raisedMinor)).toEqual([700, 700])
    expect(platform.asked).toHaveLength(3)
  })
})

it('asks for nobody when nothing is looked for', async () => {
  const { platform, people } = peopleOf({})
  expect((await people.findPeople('  ', 10)).value).toEqual([])
  expect(platform.asked).toEqual([])
})

it('takes searches for the same that find the same', () => {
  expect(searchText('  Maya   WALKS ')).toBe('maya walks')
  expect(searchText('x'.repeat(500))).toHaveLength(60)
})
