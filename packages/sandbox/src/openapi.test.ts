import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { calls } from './calls/index.ts'
import type { SandboxServer } from './sandbox/serve-sandbox.ts'
import { bearerOf } from './testing/supporters.test-kit.ts'
import { getJson, startTestServer } from './testing/test-server.test-kit.ts'

interface Document {
  paths: Record<string, Record<string, { tags?: string[] }>>
}

const file = fileURLToPath(import.meta.resolve('@milepost/platform/openapi.yaml'))
const document = parse(readFileSync(file, 'utf8')) as Document
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
ajv.addSchema(document, 'openapi')

const methods = ['get', 'post', 'put', 'delete']
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method]
    return operation === undefined
      ? []
      : [{ method: method.toUpperCase(), path, family: operation.tags?.[0] ?? '' }]
  }),
)
const shape = (path: string) => path.replaceAll(/\{[^}]+\}|:\w+/g, '*')

let server: SandboxServer
let authorization: string
beforeAll(async () => {
  server = await startTestServer()
  authorization = await bearerOf(server)
})
afterAll(() => server.close())

describe("the platform's OpenAPI document", () => {
  it('names calls that the sandbox answers, every one', () => {
    const answered = new Set(
      calls.map(({ family, method, path }) => `${method} ${family} ${shape(path)}`),
    )
    expect(operations.length).toBeGreaterThan(50)
    const missing = operations.filter(
      ({ family, method, path }) => !answered.has(`${method} ${family} ${shape(path)}`),
    )
    expect(missing).toEqual([])
  })

  const sam = 'sam-river-mile'
  const campaign = 'a1b2c3d4-1111-4222-8333-444455556666'
  it.each([
    ['/v1/account', 'api', '/v1/account'],
    ['/v1/account/{email}', 'api', '/v1/account/sam@example.org'],
    ['/connect/userinfo', 'identity', '/connect/userinfo'],
    ['/v1/{provider}/campaigns/{campaignGuid}', 'services', `/v1/p/campaigns/${campaign}`],
    [
      '/v1/{provider}/campaigns/{campaignGuid}/pages',
      'services',
      `/v1/p/campaigns/${campaign}/pages`,
    ],
    ['/v1/{provider}/donations', 'services', `/v1/p/donations?campaignGuid=${campaign}`],
    ['/v1/donation/{id}', 'api', '/v1/donation/21303723'],
    ['/v1/donation/ref/{reference}', 'api', '/v1/donation/ref/site-42'],
    ['/v1/donationtotal/ref/{reference}', 'api', '/v1/donationtotal/ref/site-42'],
    ['/v1/fundraising/pages/{slug}/donations', 'api', `/v1/fundraising/pages/${sam}/donations`],
    ['/v1/events/leaderboard', 'api', '/v1/events/leaderboard?eventid=742990'],
    ['/donationsleaderboards/v1/totals', 'api', '/donationsleaderboards/v1/totals?charityIds=2050'],
    [
      '/donationsleaderboards/v1/leaderboard',
      'api',
      '/donationsleaderboards/v1/leaderboard?charityIds=2050',
    ],
    ['/v1/fitness/fundraising/{slug}', 'api', `/v1/fitness/fundraising/${sam}`],
    [
      '/v1/fitness/teams/{teamGuid}',
      'api',
      '/v1/fitness/teams/d4c3b2a1-9999-4888-8777-666655554444',
    ],
    ['/v1/fundraising/pages', 'api', '/v1/fundraising/pages'],
    ['/v1/fundraising/pages/suggest', 'api', '/v1/fundraising/pages/suggest?preferredName=x'],
    ['/v1/fundraising/pages/{slug}', 'api', `/v1/fundraising/pages/${sam}`],
    ['/v1/fundraising/pagebyid/{pageId}', 'api', '/v1/fundraising/pagebyid/1457423'],
    [
      '/v1/{provider}/proxy/fundraising/v2/pages/bulk',
      'services',
      '/v1/p/proxy/fundraising/v2/pages/bulk?pageGuids=5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90',
    ],
    ['/v1/event/{eventId}/pages', 'api', '/v1/event/742990/pages'],
    ['/v1/onesearch', 'api', '/v1/onesearch?q=sam'],
    ['/v1/tags/search', 'api', '/v1/tags/search?tagsQuery=tags.branch%3DLondon'],
    ['/v1/tags/{slug}', 'api', `/v1/tags/${sam}`],
    ['/v1/apps/{app}/metadata', 'metadata', '/v1/apps/a/metadata?page=1457423'],
    ['/v1/teamsv3/{slug}', 'api', '/v1/teamsv3/otters'],
  ])('describes the answer of GET %s', async (path, family, address) => {
    const { status, body } = await getJson(server, `/${family}${address}`, {
      headers: { authorization },
    })
    expect(status).toBe(200)
    const pointer = [
      'paths',
      path,
      'get',
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')
    const validate = ajv.compile({ $ref: `openapi#/${pointer}` })
    // A schema that takes anything would show nothing.
    expect(validate(7)).toBe(false)
    expect({ ok: validate(body), errors: validate.errors }).toEqual({ ok: true, errors: null })
  })
})
