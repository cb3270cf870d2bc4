import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import {
  createFitnessActivity,
  deleteFitnessActivity,
  fetchFitnessActivities,
} from '@milepost/platform/graph'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { legacyToken } from '../../seed/seed-world.ts'
import { getJson, startTestServer } from '../../testing/test-server.test-kit.ts'
import { cursorOf } from './connection.ts'

let server: SandboxServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Answer {
  data: Record<string, Record<string, unknown> | null> | null
  errors?: { message: string; path?: string[] }[]
}

async function ask(query: unknown, variables: Record<string, unknown> = {}) {
  const { status, body } = await getJson<Answer>(server, '/services/v1/justgiving/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return { status, ...body }
}

describe('the graph', () => {
  it('gives the timeline of a page as the contract shows it', async () => {
    const answer = await ask(
      `query($slug: Slug, $after: String) { page(type: FUNDRAISING, slug: $slug) {
        timeline(first: 20, entryType: FITNESS, after: $after) { pageInfo { hasNextPage endCursor }
          nodes { legacyId message type createdAt fitnessActivity { title activityId activityType mapPolyline
            distance { value unit } elevation { value unit } duration { value unit } } } } } }`,
      { slug: 'sam-river-mile', after: null },
    )
    expect(answer.data?.['page']).toEqual({
      timeline: {
        pageInfo: { hasNextPage: false, endCursor: 'MA==' },
        nodes: [
          {
            legacyId: 'JG:MANUAL:9f3c',
            message: 'Cold but lovely',
            type: 'FITNESS',
            createdAt: '2025-05-19T07:00:00Z',
            fitnessActivity: {
              title: 'Morning swim',
              activityId: null,
              activityType: 'SWIM',
              mapPolyline: null,
              distance: { value: 1500, unit: 'meters' },
              elevation: { value: 0, unit: 'meters' },
              duration: { value: 2400, unit: 'seconds' },
            },
          },
        ],
      },
    })
  })

  it('walks through the members of a team by computed cursors', async () => {
    const query = `query($id: ID, $after: String) { page(type: TEAM, id: $id) {
      relationships { members(first: 3, after: $after) { totalCount nodes { slug legacyId } } } } }`
    const read = async (after: string | null) => {
      const answer = await ask(query, { id: '7d1de11e-0000-4000-9000-000000000001', after })
      const page = answer.data?.['page'] as {
        relationships: { members: { totalCount: number; nodes: { slug: string }[] } }
      }
      return page.relationships.members
    }
    const first = await read(null)
    const slugs = first.nodes.map(({ slug }) => slug)
    for (let index = 2; index < first.totalCount - 1; index += 3) {
      // Each cursor stands for the row before it.
      // oxlint-disable-next-line no-await-in-loop
      slugs.push(...(await read(cursorOf(index))).nodes.map(({ slug }) => slug))
    }
    expect(new Set(slugs).size).toBe(first.totalCount)
    expect(slugs.join()).not.toContain('fundraising/')
  })

  it('gives the slug of a team by its id', async () => {
    const query = 'query($id: ID) { page(type: TEAM, id: $id) { slug } }'
    const id = 'd4c3b2a1-9999-4888-8777-666655554444'
    expect((await ask(query, { id })).data).toEqual({ page: { slug: 'team/otters' } })
    const nodeId = Buffer.from(`Page:TEAM:${id}`).toString('base64')
    expect((await ask(query, { id: nodeId })).data).toEqual({ page: { slug: 'team/otters' } })
    expect((await ask(query, { id: 'nobody' })).data).toEqual({ page: null })
  })

  it('gives the teams of a campaign', async () => {
    const answer = await ask(
      `query($id: ID, $limit: Int!) { page(type: ONE_PAGE, id: $id) {
        leaderboard(type: TEAMS, first: $limit) { totalCount edges { cursor node { slug title
          supporters(first: 100) { totalCount } cover { ... on ImageMedia { caption } }
          owner { name } donationSummary { totalAmount { value } } targetWithCurrency { value } } } } } }`,
      { id: 'a1b2c3d4-1111-4222-8333-444455556666', limit: 100 },
    )
    expect(answer.data?.['page']).toEqual({
      leaderboard: {
        totalCount: 1,
        edges: [
          {
            cursor: 'MA==',
            node: {
              slug: 'team/otters',
              title: 'Otters',
              supporters: { totalCount: 2 },
              cover: { caption: 'otters.jpg' },
              owner: { name: 'Sam Okafor' },
              donationSummary: { totalAmount: { value: 17_300 } },
              targetWithCurrency: { value: 100_000 },
            },
          },
        ],
      },
    })
  })

  it('answers mistakes with status 200 and a message', async () => {
    expect(await ask('{ nope }')).toEqual({
      status: 200,
      data: null,
      errors: [{ message: 'Cannot query field "nope" on type "Query".' }],
    })
    expect((await ask('{ page(')).errors?.[0]?.message).toMatch(/Syntax Error/)
    const badCursor = await ask(
      '{ page(type: TEAM, slug: "otters") { relationships { members(first: 1, after: "%%") { totalCount } } } }',
    )
    expect(badCursor.errors?.[0]).toMatchObject({ message: 'after is not a cursor' })
    const endless = `{ ${'page(type: TEAM) { id } '.repeat(1000)} }`
    expect((await ask(endless)).errors?.[0]?.message).toMatch(/4000 tokens/)
  })

  it.each([undefined, '', 7, null])('refuses %j as a query', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, data: null })
  })

  it('writes nothing for somebody who has not signed in', async () => {
    const answer = await ask('mutation { deleteTimelineEntry(input: { id: "x" }) }')
    expect(answer.errors?.[0]?.message).toBe('Not authorised')
  })

  it('keeps a title and a message to the letter, over the client', async () => {
    const environment = sandboxEnvironment(server.origin)
    const platform = createPlatform({ environment, token: legacyToken, retries: 0 })
    const page = {
      pageId: '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90',
      userId: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
    }
    const text = fc.oneof(
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
        .filter((one) => one.trim() === one),
      fc.constantFrom(
        '"}) { __typename } #',
        "'; DROP TABLE notes; --",
        '\\"',
        '${x}',
        '{"a":[1]}',
      ),
    )
    await fc.assert(
      fc.asyncProperty(text, text, async (title, message) => {
        fc.pre(title !== '' && message !== '')
        const type = 'walk'
        await createFitnessActivity(platform, { ...page, type, title, message })
        const [latest] = await fetchFitnessActivities(platform, { page: 'sam-river-mile' })
        expect(latest).toMatchObject({ title, description: message })
        await deleteFitnessActivity(platform, { id: latest?.id ?? '' })
      }),
      { numRuns: fuzzRuns(60) },
    )
  })

  it('takes any text in an argument for a text', async () => {
    const query = `query($slug: Slug, $value: String!) { page(type: FUNDRAISING, slug: $slug) { id }
      totals(segment: $value, tagDefinitionId: $value, tagValue: $value) { measurementDomain } }`
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        fc.pre(!/^(?:\w+\/)?err-/i.test(text))
        const answer = await ask(query, { slug: text, value: text })
        expect(answer).toEqual({ status: 200, data: { page: null, totals: [] } })
      }),
      { numRuns: fuzzRuns(150) },
    )
  })
})
