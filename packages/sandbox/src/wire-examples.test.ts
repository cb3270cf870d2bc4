import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SandboxServer } from './sandbox/serve-sandbox.ts'
import { getJson, startTestServer } from './testing/test-server.test-kit.ts'

const contract = readFileSync(
  join(import.meta.dirname, '../../../docs/reference/platform-wire.md'),
  'utf8',
)

/** The answer that a section of the wire contract shows as its n-th block of JSON. */
function exampleOf(section: string, index = 0): unknown {
  const start = contract.indexOf(`#### ${section} `)
  const text = contract.slice(start, contract.indexOf('\n#### ', start + 1))
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json)
  return JSON.parse(blocks[index] ?? 'null') as unknown
}

/** Every place in an answer with the kind of what is there; of a list, its first item speaks for all. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path}: list`, ...shapeOf(value[0], `${path}[]`)]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => shapeOf(part, `${path}.${key}`))
  return [`${path}: ${value === null ? 'null' : typeof value}`]
}

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

it.each([
  ['2.2.7', 0, '/api/donationsleaderboards/v1/totals?charityIds=2050&currencyCode=GBP'],
  ['2.2.8', 0, '/api/v1/events/leaderboard?eventid=742990&currency=GBP'],
  ['2.2.9', 0, '/api/donationsleaderboards/v1/leaderboard?charityIds=2050&currencyCode=GBP'],
  [
    '2.2.9',
    1,
    '/api/donationsleaderboards/v1/leaderboard?charityIds=2050&groupBy=TeamGuid&currencyCode=GBP',
  ],
])(
  'the answers of totals and boards have what the wire contract shows §%s, example %i: %s',
  async (section, index, path) => {
    const { status, body } = await getJson(server, path)
    expect(status).toBe(200)
    const wanted = exampleOf(section, index)
    // The second example of a board is one row of it.
    const answered = index === 0 ? body : (body['results'] as unknown[])[0]
    expect(wanted).not.toBeNull()
    expect(shapeOf(answered)).toEqual(expect.arrayContaining(shapeOf(wanted)))
  },
)
