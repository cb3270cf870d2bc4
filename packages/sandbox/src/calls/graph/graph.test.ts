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

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer()))
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

describe('the GraphQL API', () => {
  it('returns errors with status 200 and a message', async () => {
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

  it('preserves the exact text of a title and a message', async () => {
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
      fc.constantFrom('"}) { __typename } #', "'; DROP TABLE notes; --", '\\"', '${x}', '{"a":1}'),
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

  it('treats any argument value as plain text', async () => {
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
