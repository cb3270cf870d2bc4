import Ajv2020 from 'ajv/dist/2020.js'
import * as wire from '../testing/wire.test-kit.ts'
import * as rest from '../rest.ts'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { sandboxEnvironment } from '../environment/environments.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { singleRequestCalls } from './calls.test-kit.ts'
import { jsonResponse, startPlatformServer, testOrigin, testPlatform } from './server.test-kit.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
const document = parse(readFileSync(join(packageFolder, 'openapi.yaml'), 'utf8')) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const { requests, respondWith } = startPlatformServer()

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'openapi')

/** Validates a value against a schema of the document. */
function faults(schema: object, value: unknown): string | undefined {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object
  const validate = ajv.compile(local)
  return validate(JSON.parse(JSON.stringify(value))) ? undefined : ajv.errorsText(validate.errors)
}

/** Finds the operation of a request. Fixed segments have priority over parameters. */
function operationOf(method: string, path: string): Operation | undefined {
  const inner = path.replace(/^\/(api|services|identity|metadata|images)(?=\/)/, '')
  const matches = Object.keys(document.paths)
    .filter((template) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(inner))
    .filter((template) => document.paths[template]![method.toLowerCase()])
    .toSorted((first, second) => first.split('{').length - second.split('{').length)
  return matches[0] === undefined ? undefined : document.paths[matches[0]]![method.toLowerCase()]
}

it('is an OpenAPI 3.1 document', () => {
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.entries(item).flatMap(([key, value]) => (key === 'servers' ? [] : [value.operationId])),
  )
  expect(new Set(operations).size).toBe(operations.length)
})

it('is the source of the generated wire types: run wire:types after a change', () => {
  const generator = join(packageFolder, 'node_modules/openapi-typescript/bin/cli.js')
  const generated = execFileSync(process.execPath, [generator, 'openapi.yaml'], {
    cwd: packageFolder,
    encoding: 'utf8',
  })
  const committed = readFileSync(join(packageFolder, 'openapi.generated.d.ts'), 'utf8')
  // Not `toBe` on the text: a difference between two files of 3,800 lines is unreadable.
  expect(generated === committed).toBe(true)
})

describe.each(
  Object.entries(singleRequestCalls).filter(([, { path }]) => !path.endsWith('/graphql')),
)('%s', (_name, { run, answer, path, method }) => {
  it('is described with path, query, body and response', async () => {
    respondWith(jsonResponse(answer))
    await run(testPlatform())
    const request = requests[0]!
    const operation = operationOf(method, path)
    expect(operation, `${method} ${path}`).toBeDefined()
    const known = (operation!.parameters ?? []).filter((parameter) => parameter.in === 'query')
    expect(known.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...new Set(request.query.keys())]),
    )
    expect(known.filter(({ name, required }) => required && !request.query.has(name))).toEqual([])
    const bodySchema = operation!.requestBody?.content['application/json']?.schema
    expect(bodySchema ? faults(bodySchema, request.body) : undefined).toBeUndefined()
    const answerSchema = operation!.responses['200']?.content?.['application/json']?.schema
    expect(answerSchema ? faults(answerSchema, answer) : undefined).toBeUndefined()
  })
})

it.each<[string, (platform: ReturnType<typeof testPlatform>) => Promise<unknown>]>([
  [
    'createPage',
    (platform) =>
      rest.createPage(platform, { charity: 2050, title: 'Sam', campaign: 'c', target: 5 }),
  ],
  [
    'createTeam',
    (platform) =>
      rest.createTeam(platform, { name: 'n', campaign: 'c', story: 's', captainSlug: 'x' }),
  ],
  [
    'writeTag',
    (platform) => rest.writeTag(platform, { slug: 's', id: 'i', label: 'l', value: 'v' }),
  ],
  [
    'writeTags',
    (platform) =>
      rest.writeTags(platform, { slug: 's', tags: [{ id: 'i', label: 'l', value: 'v' }] }),
  ],
  ['isEmailRegistered', (platform) => rest.isEmailRegistered(platform, { email: 'a@b.c' })],
  ['isPageSlugTaken', (platform) => rest.isPageSlugTaken(platform, { slug: 'sam' })],
  ['validateToken', (platform) => rest.validateToken(platform, { token: 't' })],
  [
    'signUp, Basic',
    (platform) =>
      rest.signUp(platform, {
        authType: 'Basic',
        firstName: 'a',
        lastName: 'b',
        email: 'c@d.e',
        password: 'f',
      }),
  ],
  [
    'updateTeam, proxy',
    (platform) =>
      rest.updateTeam(
        createPlatform({
          ...platform,
          environment: sandboxEnvironment(testOrigin),
          token: 'x'.repeat(40),
        }),
        { id: 't', name: 'n', story: 's', target: 5 },
      ),
  ],
  [
    'updatePage, everything',
    (platform) =>
      rest.updatePage(platform, {
        slug: 's',
        attribution: 'a',
        image: 'https://i.example/p.jpg',
        title: 't',
        offline: 1,
        story: 's',
        target: 2,
        summaryWhat: 'w',
      }),
  ],
])('describes the body of %s', async (_name, run) => {
  respondWith(({ path }) =>
    path.endsWith('/isAvailable')
      ? Response.json({ isAvailable: true })
      : Response.json({ Names: ['sam'], teamGuid: null, pageShortName: 's' }),
  )
  await run(testPlatform())
  for (const { method, path, body } of requests) {
    const operation = operationOf(method, path)
    expect(operation, `${method} ${path}`).toBeDefined()
    const schema = operation!.requestBody?.content['application/json']?.schema
    expect(schema && body ? faults(schema, body) : undefined).toBeUndefined()
  }
})

describe('the builders of responses', () => {
  const builders: Record<string, unknown> = {
    Account: wire.createAccountWire(),
    Campaign: wire.createCampaignWire(),
    CampaignPages: wire.createCampaignPagesWire(),
    Donation: wire.createDonationWire(),
    DonationFeed: wire.createDonationFeedWire(),
    DonationsLeaderboard: wire.createDonationsLeaderboardWire(),
    DonationsTotals: wire.createDonationsTotalsWire(),
    EventLeaderboard: wire.createEventLeaderboardWire(),
    EventPages: wire.eventPagesWire(),
    LeaderboardDefinition: wire.leaderboardDefinitionWire(),
    LeaderboardTeamRow: wire.createLeaderboardTeamRowWire(),
    MetadataRow: wire.metadataRowWire(),
    Page: wire.createPageWire(),
    PageCreated: wire.pageCreatedWire(),
    PageDonations: wire.createPageDonationsWire(),
    PageFitness: wire.pageFitnessWire(),
    PagesBulkRow: wire.createPagesBulkRowWire(),
    PageSummary: wire.createPageSummaryWire(),
    PageTags: wire.createPageTagsWire(),
    ReferenceDonations: wire.referenceDonationsWire(),
    ReferenceTotals: wire.referenceTotalsWire(),
    Search: wire.searchWire(),
    Session: wire.createSessionWire(),
    TagSearch: wire.createTagSearchWire(),
    Team: wire.createTeamWire(),
    TeamCreated: wire.teamCreatedWire(),
    TeamFitness: wire.teamFitnessWire(),
    TokenClaims: wire.tokenClaimsWire(),
    UserInfo: wire.userInfoWire(),
  }

  it.each(Object.entries(builders))('are valid by the document: %s', (name, value) => {
    const schema = { $ref: `#/components/schemas/${name}` }
    expect(faults(schema, value)).toBeUndefined()
    // The schema can reject values.
    expect(faults(schema, 'nonsense')).toBeDefined()
  })
})
