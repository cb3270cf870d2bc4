import { describe, expect, it } from 'vitest'
import { isHttpError } from '../errors/http-error.ts'
import { isNotFoundError } from '../errors/not-found-error.ts'
import * as graph from '../graph.ts'
import type { Platform } from '../platform/platform.ts'
import {
  jsonResponse,
  testSecrets,
  startPlatformServer,
  testPlatform,
} from '../request/server.test-kit.ts'
import * as rest from '../rest.ts'

const { requests, answerWith } = startPlatformServer()
const reasonOf = (run: Promise<unknown>) => run.catch((reason: unknown) => reason)

type Run = (platform: Platform, id: string) => Promise<unknown>
const campaigns: Record<string, Run> = {
  fetchCampaignBoards: (platform, campaign) => graph.fetchCampaignBoards(platform, { campaign }),
  'fetchCampaignBoards of teams': (platform, campaign) =>
    graph.fetchCampaignBoards(platform, { campaign, people: 0 }),
  fetchCampaignLeaderboard: (platform, campaign) =>
    graph.fetchCampaignLeaderboard(platform, { campaign }),
  fetchCampaignTeams: (platform, campaign) => graph.fetchCampaignTeams(platform, { campaign }),
  iterateCampaignLeaderboard: (platform, campaign) =>
    graph.iterateCampaignLeaderboard(platform, { campaign }).next(),
  iterateCampaignTeams: (platform, campaign) =>
    graph.iterateCampaignTeams(platform, { campaign }).next(),
}
const teams: Record<string, Run> = {
  fetchTeamPages: (platform, team) => graph.fetchTeamPages(platform, { team }),
  iterateTeamPages: (platform, team) => graph.iterateTeamPages(platform, { team }).next(),
  fetchTeamById: (platform, team) => rest.fetchTeamById(platform, { team }),
}
const pages: Record<string, Run> = {
  fetchFitnessActivities: (platform, page) => graph.fetchFitnessActivities(platform, { page }),
  iterateFitnessActivities: (platform, page) =>
    graph.iterateFitnessActivities(platform, { page }).next(),
  readBackFitnessActivity: (platform, page) =>
    graph.readBackFitnessActivity(platform, { page, before: [], sent: { type: 'walk' } }),
}

describe.each([
  ['campaign', campaigns],
  ['team', teams],
  ['page', pages],
] as const)('a %s that does not exist', (kind, calls) => {
  it.each(Object.entries(calls))('is told by its own error: %s', async (_name, run) => {
    answerWith(jsonResponse({ data: { page: null, people: null, teams: null, totals: [] } }))
    const error = await reasonOf(run(testPlatform(), 'nobody'))
    expect(isNotFoundError(error)).toBe(true)
    expect(isHttpError(error)).toBe(false)
    expect(error).toMatchObject({
      kind,
      id: 'nobody',
      message: `There is no ${kind} 'nobody'`,
      request: { method: 'POST', path: '/v1/justgiving/graphql' },
    })
    for (const secret of Object.values(testSecrets)) {
      expect(JSON.stringify(error)).not.toContain(secret)
    }
    expect(requests).toHaveLength(1)
  })
})

it('is told by the same guard where REST is asked', async () => {
  answerWith(jsonResponse({ message: 'Not found' }, { status: 404 }))
  const campaign = 'nobody'
  for (const run of [
    rest.fetchCampaign(testPlatform(), { campaign }),
    rest.fetchCampaignPages(testPlatform(), { campaign }),
    rest.searchTeams(testPlatform(), { campaign }),
  ]) {
    expect(isNotFoundError(await reasonOf(run))).toBe(true)
  }
})
