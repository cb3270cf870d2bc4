import { summariseTotals, type TotalsRecord } from '@milepost/measures'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { exampleIds, createTeamWire, createTotalsRecordsWire } from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { platformOf } from '../sections/section/slice.test-kit.ts'
import { recordingPlatform, testMember } from './platform.test-kit.ts'
import {
  isPageExcluded,
  isTeamExcluded,
  type ExclusionItem,
  readExclusions,
  subtractExcludedPages,
} from './exclusions.ts'

/** Page totals: all donations, offline donations, number of donations and metres. */
const reached = (raised: number, offline: number, donations: number, metres: number) =>
  [
    ['fundraising:donations_received', raised * 100, 'gbp'],
    ['fundraising:offline_donations', offline * 100, 'gbp'],
    ['fundraising:donations_made', donations, 'count'],
    ['any:distance', metres, 'meters'],
  ].map(([measurementDomain, value, unit]) => ({
    measurementDomain,
    amounts: [{ value, unit }],
  })) as TotalsRecord[]
const page = (slug: string, ...totals: Parameters<typeof reached>) => ({
  uuid: `guid-${slug}`,
  slug,
  totals: reached(...totals),
})
const exclusions = {
  teams: ['g-1', 'otters'],
  pages: [page('sam', 30, 5, 3, 1500), page('', 0, 0, 0, 0)],
}

describe('excluding by name', () => {
  it.each([
    [['OTTERS'], true],
    [['x', 'G-1'], true],
    [['otter'], false],
    [[undefined], false],
    [[], false],
  ])('recognises a team by %j: %s', (names, expected) =>
    expect(isTeamExcluded(exclusions, ...names)).toBe(expected),
  )

  it.each([
    [['SAM'], true],
    [['x', 'GUID-Sam'], true],
    [['sa'], false],
    [[''], false],
    [[undefined, ''], false],
  ])('recognises a page by %j: %s', (names, expected) =>
    expect(isPageExcluded(exclusions, ...names)).toBe(expected),
  )
})

describe('subtractExcludedPages', () => {
  const all = summariseTotals(reached(100.3, 20.1, 9, 5000))

  it('never returns negative totals', () => {
    const pages = [page('rich', 900, 900, 90, 90_000)]
    const { money, ...rest } = subtractExcludedPages(all, { pages, currency: 'GBP' })
    expect(money).toEqual({ raisedMinor: 0, offlineMinor: 0, currency: 'GBP' })
    expect(Object.values(rest).every((value) => value === 0)).toBe(true)
  })
})

describe('readExclusions', () => {
  const teamGuid = 'A1B2C3D4-0000-4000-8000-000000000001'
  const member = testMember('GUID-Sam', 'Sam')
  const nameless = testMember('', 'x')
  const team = createTeamWire({
    teamGuid,
    shortName: 'team/Otters',
    membership: { numberOfMembers: 2, members: [member, nameless] },
  })
  const graph = { data: { page: { slug: 'team/otters' }, page0: createTotalsRecordsWire() } }
  const answers = { '/teamsv3/otters': team, '/graphql': graph }
  const read = (
    platform: PlatformAdapter,
    { currency, ...more }: Partial<ExclusionItem> & { currency?: string } = {},
  ) =>
    readExclusions(platform, [{ excludeTeamIds: ['otters'], excludeOffline: false, ...more }], {
      ...(currency !== undefined && { currency }),
    })

  it.each(['otters', teamGuid])('contains the team %s with its members’ totals', async (id) => {
    const result = await read(platformOf(answers), { excludeTeamIds: [id] })
    expect(result.teams).toEqual([teamGuid.toLowerCase(), 'otters'])
    expect(result.pages).toMatchObject([{ uuid: 'guid-sam', slug: 'sam' }])
    expect(summariseTotals(result.pages[0]?.totals)).toMatchObject({
      raised: 153,
      fitnessDistanceTotal: 1500,
    })
  })

  it.each(['otters', teamGuid])(
    'contains all members of team %s, including those on later pages',
    async (id) => {
      const first = createTeamWire({
        membership: { numberOfMembers: 2, members: [member] },
        pagination: { hasNextPage: true, endCursor: 'next' },
      })
      const later = testMember('guid-ana', 'ana')
      const { platform } = recordingPlatform(({ path, query }) => {
        if (!path.endsWith('/teamsv3/otters')) return graph
        return query['nextPageKey'] === 'next'
          ? { ...first, membership: { numberOfMembers: 2, members: [later] }, pagination: {} }
          : first
      })
      const { pages } = await read(platform, { excludeTeamIds: [id] })
      expect(pages.map(({ slug }) => slug)).toEqual(['sam', 'ana'])
      expect(pages[1]?.totals).toEqual([])
    },
  )

  it('contains only the activities of a team in another currency', async () => {
    const { pages } = await read(platformOf(answers), { currency: 'EUR' })
    expect(summariseTotals(pages[0]?.totals)).toMatchObject({
      raised: 0,
      donations: 0,
      fitnessDistanceTotal: 1500,
    })
  })

  it('contains nothing of a team of another project, or a missing team', async () => {
    const platform = platformOf(answers)
    expect(await read(platform, { isOurs: () => false })).toEqual({ teams: [], pages: [] })
    expect(await read(platform, { excludeTeamIds: ['nobody'] })).toEqual({ teams: [], pages: [] })
    const ours: (string | undefined)[] = []
    await read(platform, { isOurs: ({ campaignId }) => ours.push(campaignId) > 0 })
    expect(ours).toEqual([exampleIds.campaignGuid])
  })

  it('throws if a team cannot be read, because a total would be too high', async () => {
    const down = platformOf({ '/teamsv3/otters': 503 })
    await expect(read(down)).rejects.toMatchObject({ status: 503 })
  })
})
