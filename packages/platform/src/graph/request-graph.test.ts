import * as graph from '../graph.ts'
import * as rest from '../rest.ts'
import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { isHttpError, isNotFoundError } from '../errors/errors.ts'
import { fetchTeamSlug } from '../graph.ts'
import type { Platform } from '../platform/platform.ts'
import {
  jsonResponse,
  neverRespond,
  startPlatformServer,
  testPlatform,
  testSecrets,
} from '../request/server.test-kit.ts'
import { type GraphDocument, mutateGraph } from './request-graph.ts'

const { requests, respondWith } = startPlatformServer()
const reasonOf = (run: Promise<unknown>) => run.catch((reason: unknown) => reason)
const document = 'mutation Save { save }' as unknown as GraphDocument<object, object>
const save = () => mutateGraph(testPlatform(), document, {}, undefined)

describe('a GraphQL call', () => {
  it.each([
    ['a response', () => Promise.resolve(Response.json({ data: { page: null } }))],
    ['a failure', () => Promise.reject(new TypeError('fetch failed'))],
  ])('leaves no listener on the signal after %s', async (_what, answer) => {
    const { signal } = new AbortController()
    const platform = testPlatform({ fetch: answer, retries: 0 })
    await reasonOf(fetchTeamSlug(platform, { team: 't-1', signal }))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it("sends only the document's text and the variables", async () => {
    respondWith(jsonResponse({ data: { saved: true } }))
    expect(await mutateGraph(testPlatform(), document, { id: 'x' }, undefined)).toEqual({
      saved: true,
    })
    expect(requests[0]!.body).toEqual({ query: 'mutation Save { save }', variables: { id: 'x' } })
    expect(requests[0]!.headers.get('content-type')).toBe('application/json')
  })

  it.each(['application/json', 'application/graphql-response+json; charset=utf-8'])(
    'parses %s, and rejects a truncated response with status, text and headers',
    async (type) => {
      const headers = { 'content-type': type, 'x-request-id': 'r-7' }
      respondWith(() => new Response('{"data":{"saved":true}}', { headers }))
      expect(await save()).toEqual({ saved: true })
      respondWith(() => new Response('{"data":{"sa', { status: 201, headers }))
      await expect(save()).rejects.toMatchObject({
        name: 'HttpError',
        status: 201,
        data: '{"data":{"sa',
        requestId: 'r-7',
      })
    },
  )

  it.each([
    ['data next to them', { data: { saved: true }, errors: [{ message: 'Half' }] }, ['Half']],
    ['no message', { errors: [{ code: 7 }, 'x'] }, ['', '']],
    ['no list around them', { data: { saved: true }, errors: { message: 'No' } }, ['No']],
  ])('rejects with a GraphError if the errors have %s', async (_what, body, messages) => {
    respondWith(jsonResponse(body))
    await expect(save()).rejects.toMatchObject({ name: 'GraphError', messages })
  })

  it('returns the data if the list of errors is empty or null', async () => {
    for (const errors of [[], null]) {
      respondWith(jsonResponse({ data: { saved: true }, errors }))
      expect(await save()).toEqual({ saved: true })
    }
  })

  it('shares one platform between concurrent calls', async () => {
    respondWith(
      jsonResponse({ data: { call: 1 } }),
      jsonResponse({ data: { call: 2 } }),
      neverRespond,
    )
    const platform = testPlatform({ timeoutMs: 60_000 })
    const controller = new AbortController()
    const calls = [1, 2].map(() => mutateGraph(platform, document, {}, undefined))
    const aborted = reasonOf(mutateGraph(platform, document, {}, controller.signal))
    expect(await Promise.all(calls)).toEqual(expect.arrayContaining([{ call: 1 }, { call: 2 }]))
    controller.abort('enough')
    const late = new Promise((resolve) => setTimeout(resolve, 3000, 'late'))
    expect(await Promise.race([aborted, late])).toBe('enough')
  })
})

type Run = (platform: Platform, id: string) => Promise<unknown>
const campaigns: Record<string, Run> = {
  fetchCampaignLeaderboards: (platform, campaign) =>
    graph.fetchCampaignLeaderboards(platform, { campaign }),
  'fetchCampaignLeaderboards of teams': (platform, campaign) =>
    graph.fetchCampaignLeaderboards(platform, { campaign, maxPeople: 0 }),
  fetchCampaignLeaderboard: (platform, campaign) =>
    graph.fetchCampaignLeaderboard(platform, { campaign }),
  fetchCampaignTeams: (platform, campaign) => graph.fetchCampaignTeams(platform, { campaign }),
}
const teams: Record<string, Run> = {
  fetchTeamPages: (platform, team) => graph.fetchTeamPages(platform, { team }),
  fetchTeamById: (platform, team) => rest.fetchTeamById(platform, { team }),
}
const pages: Record<string, Run> = {
  fetchFitnessActivities: (platform, page) => graph.fetchFitnessActivities(platform, { page }),
  readBackFitnessActivity: (platform, page) =>
    graph.readBackFitnessActivity(platform, { page, before: [], sent: { type: 'walk' } }),
}

describe.each([
  ['campaign', campaigns],
  ['team', teams],
  ['page', pages],
] as const)('a %s that does not exist', (kind, calls) => {
  it.each(Object.entries(calls))('rejects with a NotFoundError: %s', async (_name, run) => {
    respondWith(jsonResponse({ data: { page: null, people: null, teams: null, totals: [] } }))
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

it('isNotFoundError recognises a missing campaign of the REST API', async () => {
  respondWith(jsonResponse({ message: 'Not found' }, { status: 404 }))
  const campaign = 'nobody'
  for (const run of [
    rest.fetchCampaign(testPlatform(), { campaign }),
    rest.fetchCampaignPages(testPlatform(), { campaign }),
  ]) {
    expect(isNotFoundError(await reasonOf(run))).toBe(true)
  }
})
