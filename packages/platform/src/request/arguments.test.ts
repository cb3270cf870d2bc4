import * as graph from '../graph.ts'
import * as rest from '../rest.ts'
import { describe, expect, it } from 'vitest'
import { isMissingArgumentError } from '../errors/errors.ts'
import { getLeaderboardDefinitionId } from '../index.ts'
import type { Platform } from '../platform/platform.ts'
import { toSingleId } from './arguments.ts'
import { jsonResponse, startPlatformServer, testPlatform } from './server.test-kit.ts'

const { requests, respondWith } = startPlatformServer()

/** Calls without a required argument. */
const withoutAny = new Set([
  'fetchCurrentUser',
  'fetchDonationsLeaderboard',
  'fetchUserPages',
  'searchPages',
])

type AnyCall = (platform: Platform, inputs?: unknown) => unknown

/** The result of a call with these inputs, or its error. */
async function endOf(call: AnyCall, inputs: unknown[]): Promise<unknown> {
  try {
    return await call(testPlatform(), ...(inputs as [unknown?]))
  } catch (error) {
    return error
  }
}

const calls = Object.entries({ ...rest, ...graph } as unknown as Record<string, AnyCall>)
const nothing: [string, unknown[]][] = [
  ['nothing', []],
  ['undefined', [undefined]],
  ['null', [null]],
  ['no argument', [{}]],
]

describe.each(nothing)('called with %s', (_what, inputs) => {
  it.each(calls.filter(([name]) => !withoutAny.has(name)))(
    '%s names the missing argument, and sends nothing',
    async (_name, call) => {
      const error = await endOf(call, inputs)
      expect(error).toBeInstanceOf(Error)
      expect(isMissingArgumentError(error)).toBe(true)
      expect(requests).toHaveLength(0)
    },
  )

  it.each(calls.filter(([name]) => withoutAny.has(name)))(
    '%s sends a request',
    async (_n, call) => {
      respondWith(jsonResponse({}))
      expect(await endOf(call, inputs)).not.toBeInstanceOf(Error)
      expect(requests).toHaveLength(1)
    },
  )
})

const tag = { id: 'branch', label: 'Branch', value: 'London' }
/** The required arguments of each call, except calls that need one of several. */
const required: Record<string, Record<string, unknown>> = {
  authenticateReports: { charity: 2050, token: 'x' },
  cancelPage: { slug: 'sam' },
  connect: { code: 'c' },
  createFitnessActivity: { pageId: 'p', userId: 'u' },
  createLegacyFitnessActivity: { pageSlug: 'sam' },
  createPage: { charity: 2050, title: 'Walk' },
  createTeam: { name: 'Otters', campaign: 'c', story: 'x', captainSlug: 'sam' },
  deleteFitnessActivity: { id: 'a' },
  deleteLeaderboardDefinition: { id: 'd' },
  deleteLegacyFitnessActivity: { page: 'sam', id: 'a' },
  fetchCampaign: { campaign: 'c' },
  fetchCampaignLeaderboards: { campaign: 'c' },
  fetchCampaignLeaderboard: { campaign: 'c' },
  fetchCampaignPages: { campaign: 'c' },
  fetchCampaignTeams: { campaign: 'c' },
  fetchDonation: { id: 7 },
  fetchDonationsByReference: { reference: 'r' },
  fetchEventLeaderboard: { event: 7 },
  fetchEventPages: { event: 7 },
  fetchFitnessActivities: { page: 'sam' },
  fetchLeaderboardDefinition: { id: 'd' },
  fetchMetadata: { page: 7 },
  fetchPage: { slug: 'sam' },
  fetchPageDonations: { slug: 'sam' },
  fetchPageFitness: { slug: 'sam' },
  fetchPages: { ids: 'p' },
  fetchPagesTotals: { pages: ['p'] },
  fetchPageTags: { slug: 'sam' },
  fetchPageWithTags: { slug: 'sam' },
  fetchTagLeaderboard: { definition: 'd' },
  fetchTeam: { slug: 'otters' },
  fetchTeamById: { team: 't' },
  fetchTeamFitness: { team: 't' },
  fetchTeamPages: { team: 'otters' },
  fetchTeamSlug: { team: 't' },
  fetchTeamWithMembers: { slug: 'otters' },
  fetchTotals: { segment: 's', tagId: 't', tagValue: 'v' },
  suggestTeamSlug: { name: 'Otters' },
  isEmailRegistered: { email: 'a@b.example' },
  isPageSlugTaken: { slug: 'sam' },
  joinTeam: { pageSlug: 'sam', teamSlug: 'otters' },
  leaveTeam: { pageSlug: 'sam', teamSlug: 'otters' },
  readBackFitnessActivity: { page: 'sam', before: [], sent: { type: 'walk' } },
  refreshSession: { refreshToken: 'r' },
  resetPassword: { email: 'a@b.example' },
  searchTags: { tagId: 't', tagValue: 'v' },
  signIn: { email: 'a@b.example', password: 'x' },
  signUp: { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'x' },
  suggestPageSlugs: { name: 'Sam' },
  updatePage: { slug: 'sam' },
  updateTeam: { id: 't' },
  updateUser: { uuid: 'u', email: 'a@b.example' },
  uploadImage: { file: 'x' },
  uploadImageFromUrl: { image: 'x' },
  validateToken: { token: 'x' },
  writeMetadata: { page: 7, values: {} },
  writeTag: { slug: 'sam', ...tag },
  writeTags: { slug: 'sam', tags: [tag] },
}
/** Calls that need one of several arguments. Separate tests cover them. */
const oneOfSeveral = [
  'createLeaderboardDefinition',
  'fetchDonationFeed',
  'fetchDonationTotals',
  'readBackPage',
  'readBackTeam',
]

it('lists the required arguments of every call', () => {
  const told = [...Object.keys(required), ...oneOfSeveral, ...withoutAny]
  expect(told.toSorted()).toEqual(calls.map(([name]) => name).toSorted())
})

it.each(
  Object.entries(required).flatMap(([name, inputs]) =>
    Object.keys(inputs).map((parameter) => ({ name, inputs, parameter })),
  ),
)(
  '$name names the missing $parameter [S5.48] [S5.49] [S5.50] [S5.53] [S5.54] [S5.55] [S5.58]',
  async ({ name, inputs, parameter }) => {
    const call = { ...rest, ...graph }[name as keyof typeof rest] as unknown as AnyCall
    for (const nothing of [undefined, null, '']) {
      expect(await endOf(call, [{ ...inputs, [parameter]: nothing }])).toMatchObject({
        name: 'MissingArgumentError',
        parameter,
      })
    }
    expect(requests).toHaveLength(0)
  },
)

it('treats null as a missing argument', async () => {
  respondWith(jsonResponse({ results: [], totalResults: 0 }))
  const inputs = { tagId: 't', tagValue: 'v', limit: null, offset: null, signal: null }
  await rest.searchTags(testPlatform(), inputs as never)
  expect(requests[0]!.search).toBe('?tagsQuery=tags.t%3Dv&maxValue=100&offset=0')
})

describe('a call with one campaign', () => {
  const platform = testPlatform()
  const campaign = 'c-1,c-2'
  it.each<[string, () => Promise<unknown>]>([
    ['fetchCampaign', () => rest.fetchCampaign(platform, { campaign })],
    ['fetchCampaignPages', () => rest.fetchCampaignPages(platform, { campaign })],
    [
      'createTeam',
      () => rest.createTeam(platform, { name: 'n', campaign, story: 's', captainSlug: 'c' }),
    ],
    ['fetchCampaignTeams', () => graph.fetchCampaignTeams(platform, { campaign })],
    ['fetchCampaignLeaderboards', () => graph.fetchCampaignLeaderboards(platform, { campaign })],
    [
      'getLeaderboardDefinitionId',
      () =>
        Promise.resolve().then(() =>
          getLeaderboardDefinitionId({ campaign, measurementDomain: 'any:distance' }),
        ),
    ],
  ])('rejects several campaigns: %s', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({
      name: 'UnsupportedError',
      message: "The argument 'campaign' must be a single ID",
    })
    expect(requests).toHaveLength(0)
  })

  it.each(['campaign', 'charity', 'event'])(
    'searchPages rejects several IDs as %s',
    async (name) => {
      await expect(rest.searchPages(platform, { [name]: '1,2' })).rejects.toMatchObject({
        message: `The argument '${name}' must be a single ID`,
      })
    },
  )

  it('toSingleId accepts every form of an ID', () => {
    expect(toSingleId('campaign', { uid: 7 })).toBe('7')
    expect(toSingleId('campaign', ' c-1, ,c-1')).toBe('c-1')
    expect(toSingleId('campaign', '')).toBeUndefined()
  })
})
