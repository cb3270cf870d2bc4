import {
  createCampaignWire,
  exampleIds,
  createGraphLeaderboardRowWire,
  createGraphLeaderboardWire,
  createTeamWire,
  createTotalsRecordWire,
} from '@milepost/platform/testing'
import { createReadCache } from '@milepost/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '../services/services.ts'
import { createCampaignProject, type CampaignProjectOptions } from './campaign-project.ts'
import type { CountedItem, ExcludeSettings } from './exclusions.ts'
import {
  itemsOf,
  testMember,
  noOverride,
  type PlatformRequest,
  recordingPlatform,
  recordOf,
  getSlugs,
} from './platform.test-kit.ts'

const { teamShortName, pageGuid } = exampleIds
const first = createCampaignWire({ campaignGuid: 'c-1' })
const second = createCampaignWire({ campaignGuid: 'c-2', title: 'Second', targetAmount: 500 })
const euros = createCampaignWire({
  campaignGuid: 'c-3',
  currency: { currencyCode: 'eur', currencySymbol: '€' },
})
const silent = createCampaignWire({ campaignGuid: 'c-4', currency: null as never })
const wires = { 'c-1': first, 'c-2': second, 'c-3': euros, 'c-4': silent } as const

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

interface World extends Partial<
  Omit<CampaignProjectOptions, 'platform' | 'campaigns'> & ExcludeSettings
> {
  campaigns?: readonly (string | CountedItem)[]
  answer?: (request: PlatformRequest) => unknown
}

/** Creates a project with four campaigns, the third in euros, the fourth without a currency. */
function projectOf({ answer = () => undefined, campaigns = ['c-1'], ...given }: World = {}) {
  const { platform, requests } = recordingPlatform((request) => {
    const own = answer(request)
    if (own !== undefined) return own
    const guid = /\/campaigns\/([^/]+)$/.exec(request.path)?.[1]?.toLowerCase()
    return guid === undefined ? undefined : (wires[guid as keyof typeof wires] ?? 404)
  })
  const clock = { now: 0 }
  const project = createCampaignProject({
    services: { reads: createReadCache({ now: () => clock.now }) } as unknown as Services,
    platform,
    campaigns: itemsOf(campaigns, given),
    country: 'gb',
    override: noOverride,
    ...given,
  })
  return { project, requests, clock }
}

const isGraph = ({ path }: PlatformRequest) => path.endsWith('/graphql')
const boards = (
  people: readonly string[],
  { teams = [], totals = [] }: { teams?: readonly string[]; totals?: readonly object[] } = {},
) => ({
  data: {
    people: {
      leaderboard: createGraphLeaderboardWire({
        nodes: people.map((slug) =>
          createGraphLeaderboardRowWire({ legacyId: `guid-${slug}`, slug }),
        ),
      }),
    },
    teams: {
      leaderboard: createGraphLeaderboardWire({
        nodes: teams.map((slug) =>
          createGraphLeaderboardRowWire({ legacyId: `guid-${slug}`, slug: `team/${slug}` }),
        ),
      }),
    },
    totals,
  },
})

it('a project of campaigns has the name, text, image and URL of the first', async () => {
  const { project } = projectOf({ campaigns: ['c-1', 'c-2'] })
  const { value } = await project.summary()
  expect(value).toEqual({
    name: 'River Mile 2025',
    raisedMinor: 250_600,
    offlineMinor: 20_000,
    exclusions: [],
    targetMinor: 1_050_000,
    items: [
      { name: 'River Mile 2025', amountMinor: 125_300 },
      { name: 'Second', amountMinor: 125_300 },
    ],
    donationCount: 50,
    story: 'Join us.',
    image: expect.stringContaining('hero-river.jpg'),
    url: expect.stringContaining('river-mile'),
  })
  expect(await project.donationTarget()).toEqual({ kind: 'campaign', id: 'c-1' })
  expect(await project.startUrl()).toContain('campaignGuid=c-1')
  expect([project.country, project.donateUrl]).toEqual(['gb', ''])
})

describe('the currency of several campaigns', () => {
  it('excludes campaigns in another currency from all totals, and includes those without one', async () => {
    const totals = [
      createTotalsRecordWire({
        amounts: [
          { value: 500, unit: 'gbp' },
          { value: 600, unit: 'eur' },
        ],
      }),
      recordOf('any:distance', 1000, 'meters'),
    ]
    const { project } = projectOf({
      campaigns: ['c-1', 'c-3', 'c-4'],
      answer: (request) => (isGraph(request) ? boards([], { totals }) : undefined),
    })
    expect((await project.summary()).value).toMatchObject({
      raisedMinor: 250_600,
      targetMinor: 2_000_000,
      donationCount: 50,
    })
    expect((await project.activity?.())?.value).toMatchObject({
      raised: 10,
      fitnessDistanceTotal: 3000,
    })
  })

  it('requests tags only for campaigns whose money counts', async () => {
    const { project, requests } = projectOf({
      campaigns: ['c-1', 'c-3', 'c-4'],
      answer: (request) => (isGraph(request) ? { data: { totals: [] } } : undefined),
    })
    await project.tags?.totals('region', 'Atlantic')
    expect(requests.filter(isGraph).map(({ variables }) => variables['segment'])).toEqual([
      'page:campaign:c-1',
      'page:campaign:c-4',
    ])
  })
})

describe('the number of platform requests', () => {
  it('is one for all totals within 20 seconds, and for the currency within the hour', async () => {
    const { project, requests, clock } = projectOf()
    await project.summary()
    await project.currency()
    await project.startUrl()
    clock.now = 19_000
    await project.summary()
    expect(requests).toHaveLength(1)
    clock.now = 3_599_000
    await project.currency()
    expect(requests).toHaveLength(1)
    await project.summary()
    expect(requests).toHaveLength(2)
  })

  it('is one for both leaderboards and all activities', async () => {
    const { project, requests, clock } = projectOf({
      answer: (request) => (isGraph(request) ? boards(['sam'], { teams: ['gulls'] }) : undefined),
    })
    const asOf = new Date(clock.now)
    for (const reading of [
      project.people(3),
      project.people(50),
      project.teams?.(3),
      project.activity?.(),
    ]) {
      expect(await reading).toMatchObject({ asOf, isLastGood: false })
    }
    const [asked, ...others] = requests.filter(isGraph)
    expect(others).toEqual([])
    expect(asked?.variables).toMatchObject({ withPeople: true, withTeams: true })
  })
})

describe('an excluded team', () => {
  const member = testMember(pageGuid, 'sam')
  const team = (campaignGuid: string | undefined) =>
    createTeamWire({
      campaignGuid,
      campaign: campaignGuid === undefined ? undefined : { campaignGuid, title: 'x' },
      membership: { numberOfMembers: 1, members: [member] },
    } as Parameters<typeof createTeamWire>[0])
  const worldOf = (campaignGuid: string | undefined, given: World = {}) =>
    projectOf({
      excludeTeamIds: [teamShortName],
      ...given,
      answer: (request) => {
        if (request.path.includes('/teamsv3/')) return team(campaignGuid)
        if (!isGraph(request)) return undefined
        if ('page0' in request.variables)
          return {
            data: { page0: [createTotalsRecordWire({ amounts: [{ value: 5000, unit: 'gbp' }] })] },
          }
        return boards(['sam', 'ana'], { teams: [teamShortName, 'gulls'] })
      },
    })
  const left = async (world: ReturnType<typeof worldOf>) => ({
    raisedMinor: (await world.project.summary()).value.raisedMinor,
    people: getSlugs(await world.project.people(10)),
    teams: getSlugs(await world.project.teams?.(10)),
  })

  it.each(['c-1', 'C-1', undefined])(
    'is subtracted with its pages and money: %j [S3.56]',
    async (campaignGuid) =>
      expect(await left(worldOf(campaignGuid))).toEqual({
        raisedMinor: 120_300,
        people: ['ana'],
        teams: ['gulls'],
      }),
  )
})

it.each([true, false])(
  'counts offline donations per campaign: %s first [S3.56]',
  async (isFirst) => {
    const of = (id: string, excludeOffline: boolean) => ({ id, excludeOffline, excludeTeamIds: [] })
    const { project } = projectOf({ campaigns: [of('c-1', isFirst), of('c-2', !isFirst)] })
    const whole = (await projectOf({ campaigns: ['c-1', 'c-2'] }).project.summary()).value
    const { raisedMinor, offlineMinor, items, exclusions } = (await project.summary()).value
    const [offlineOfOne, offlineOfOther] = await Promise.all(
      ['c-1', 'c-2'].map(
        async (id) => (await projectOf({ campaigns: [id] }).project.summary()).value.offlineMinor,
      ),
    )
    const excluded = (isFirst ? offlineOfOne : offlineOfOther) ?? 0
    expect(excluded).toBeGreaterThan(0)
    expect(raisedMinor).toBe(whole.raisedMinor - excluded)
    expect(offlineMinor).toBe((whole.offlineMinor ?? 0) - excluded)
    expect(items?.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(raisedMinor)
    expect(exclusions).toEqual(['offline'])
  },
)
