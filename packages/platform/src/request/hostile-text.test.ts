import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as graph from '../graph.ts'
import { parsePage, wrapPage } from '../index.ts'
import type { Platform } from '../platform/platform.ts'
import * as rest from '../rest.ts'
import { createPageWire } from '../testing/wire.test-kit.ts'
import { testSecrets, testPlatform } from './server.test-kit.ts'

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '"}',
    '") { __schema { types } }',
    '\\"',
    '${x}',
    '{{name}}',
    '\u2028',
    '🏃‍♀️ "é"',
    '#',
  ),
)

/** Returns the variables that the server received from one GraphQL call. */
async function variablesOf(run: (platform: Platform) => Promise<unknown>): Promise<unknown> {
  let body = ''
  const platform = testPlatform({
    fetch: (_input, init) => {
      body = init?.body as string
      return Promise.resolve(Response.json({ data: { page: {}, people: {}, teams: {} } }))
    },
  })
  await run(platform)
  return (JSON.parse(body) as { variables: unknown }).variables
}

const graphCalls: Record<string, (platform: Platform, text: string) => Promise<unknown>> = {
  createFitnessActivity: (platform, text) =>
    graph.createFitnessActivity(platform, {
      pageId: text,
      userId: text,
      type: 'walk',
      title: text,
      message: text,
      image: text,
    }),
  deleteFitnessActivity: (platform, id) => graph.deleteFitnessActivity(platform, { id }),
  fetchFitnessActivities: (platform, page) => graph.fetchFitnessActivities(platform, { page }),
  fetchCampaignLeaderboards: (platform, campaign) =>
    graph.fetchCampaignLeaderboards(platform, { campaign }),
  fetchCampaignLeaderboard: (platform, campaign) =>
    graph.fetchCampaignLeaderboard(platform, { campaign }),
  fetchCampaignTeams: (platform, campaign) => graph.fetchCampaignTeams(platform, { campaign }),
  fetchPagesTotals: (platform, page) => graph.fetchPagesTotals(platform, { pages: [page] }),
  readBackFitnessActivity: (platform, page) =>
    graph.readBackFitnessActivity(platform, { page, before: [], sent: { type: 'walk' } }),
  fetchTagLeaderboard: (platform, uid) =>
    graph.fetchTagLeaderboard(platform, { definition: { uid } }),
  fetchTeamPages: (platform, team) => graph.fetchTeamPages(platform, { team }),
  fetchTeamSlug: (platform, team) => graph.fetchTeamSlug(platform, { team }),
  fetchTotals: (platform, text) =>
    graph.fetchTotals(platform, { segment: text, tagId: text, tagValue: text }),
}

describe('text in GraphQL variables', () => {
  it('is tested in every call', () => {
    expect(Object.keys(graphCalls).toSorted()).toEqual(Object.keys(graph).toSorted())
  })

  it.each(Object.entries(graphCalls))('reaches the server unchanged: %s', async (_name, run) => {
    await fc.assert(
      fc.asyncProperty(
        // Commas separate IDs, and prefixes of slugs are removed.
        hostile.filter((text) => text.trim() === text && !/,|^(team|fundraising)\//.test(text)),
        async (text) => {
          const variables = await variablesOf((platform) => run(platform, text))
          expect(JSON.stringify(variables)).toContain(JSON.stringify(text).slice(1, -1))
        },
      ),
      { numRuns: fuzzRuns(100) },
    )
  })
})

describe('the console', () => {
  const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const
  beforeEach(() => {
    for (const method of methods) vi.spyOn(console, method)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is not written to if calls fail', async () => {
    const write = vi.spyOn(process.stderr, 'write')
    const platform = testPlatform({
      retries: 0,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    const person = { email: 'a@b.c', password: testSecrets.token }
    const runs = [
      rest.fetchPage(platform, { slug: 'sam' }),
      rest.signIn(platform, person),
      rest.cancelPage(platform, { slug: 'sam' }),
      graph.fetchTeamSlug(platform, { team: 't' }),
      graph.deleteFitnessActivity(platform, { id: 'x' }),
    ]
    const results = await Promise.allSettled(runs)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    for (const method of methods) expect(vi.mocked(console[method])).not.toHaveBeenCalled()
    expect(write).not.toHaveBeenCalled()
  })
})

it('wrapPage returns owner, slug and data [S3.16]', () => {
  const data = parsePage(testPlatform(), createPageWire())
  expect(wrapPage(data)).toEqual({ owner: 'Sam Okafor', slug: 'sam-river-mile', data })
})
