import { describe, expect, it } from 'vitest'
import { platformOf } from '../sections/section/slice.test-kit.ts'
import { createCampaignPeople } from './campaign-people.ts'
import type { Exclusions } from './exclusions.ts'

const read = async <T>(_name: string, load: () => Promise<T>) => ({
  value: await load(),
  asOf: new Date(0),
  isLastGood: false,
})

function peopleOf(data: unknown, { excludeOffline = false, exclusions = noExclusions } = {}) {
  const platform = platformOf({
    '/graphql': { data },
    '/tags/search': { numberOfHits: 1, results: [{ pageGuid: 'p-1', pageShortName: 'sam' }] },
  })
  const people = createCampaignPeople({
    country: 'gb',
    platform,
    campaigns: ['c'],
    counted: async () => ['c'],
    names: async () => ['Walk the Tideline'],
    currency: async () => 'GBP',
    excludesOffline: () => excludeOffline,
    exclusions: async () => exclusions,
    read,
    readSlowly: read,
    timeZone: 'Europe/London',
  })
  return people
}

const noExclusions: Exclusions = { teams: [], pages: [] }
const money = (domain: string, value: number) => ({
  measurementDomain: `fundraising:${domain}`,
  amounts: [{ value, unit: 'gbp' }],
})
describe('the values of a tag', () => {
  const totals = [money('donations_received', 700), money('offline_donations', 300)]
  const away: Exclusions = {
    teams: ['otters'],
    pages: [{ uuid: 'p-1', slug: 'sam', totals: [money('donations_received', 200)] }],
  }

  it('count offline donations both on the leaderboard and on the page, or on neither [S3.56]', async () => {
    for (const [excludeOffline, raisedMinor] of [
      [false, 1000],
      [true, 700],
    ] as const) {
      const people = peopleOf({ leaderboard: null, totals }, { excludeOffline })
      const board = await people.tags?.board('region', ['Atlantic'])
      expect(board?.value).toEqual([{ value: 'Atlantic', raisedMinor }])
      const { value } = (await people.tags?.totals('region', 'Atlantic')) ?? {}
      expect(((value?.raised ?? 0) + (value?.offlineAmount ?? 0)) * 100).toBe(raisedMinor)
    }
  })

  it('count nothing of excluded teams [S3.56]', async () => {
    const people = peopleOf({ leaderboard: null, totals }, { exclusions: away })
    const board = await people.tags?.board('region', ['Atlantic'])
    expect(board?.value).toEqual([{ value: 'Atlantic', raisedMinor: 800 }])
    expect((await people.tags?.totals('region', 'Atlantic'))?.value.raised).toBe(5)
    expect((await people.tags?.pages('region', 'Atlantic'))?.value).toEqual({ pages: [], count: 0 })
  })
})
