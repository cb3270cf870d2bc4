import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFileSource } from '@milepost/content/files'
import { NoResponseError } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { createMemoryAdapter } from '@milepost/platform/testing'
import { createRenderFacts } from '@milepost/server'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../base/site-environment.ts'
import { ownCampaignId, ownPage, ownWorld } from '../services/own-world.test-kit.ts'
import { createServices } from '../services/services.ts'
import { createJsonResponse } from './answer-other-sites.ts'
import { createTotalResponse } from './total-json.ts'
import { readLeaderboard } from './read-leaderboard.ts'
import type { TotalReference } from './read-total.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const { components } = JSON.parse(
  readFileSync(join(root, 'docs/reference/totals.openapi.json'), 'utf8'),
) as { components: { schemas: Record<string, object> } }
const ajv = new Ajv2020({ allowUnionTypes: true })
ajv.addVocabulary(['components'])
ajv.addSchema({ $id: 'totals', components })

const page = { ...ownPage, offlineMinor: 750 }
const world = {
  ...ownWorld,
  pages: [
    page,
    { ...page, id: '2', uuid: 'p-2', slug: 'ben', name: 'Ben walks', offlineMinor: 0 },
    { ...page, id: '3', uuid: 'p-3', slug: 'cem', name: 'Cem walks', status: 'Cancelled' as const },
  ],
  donations: [
    ...ownWorld.donations,
    { id: '2', page: '2', amountMinor: 5000, createdAt: '2026-06-02T00:00:00.000Z' },
  ],
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

/** Requests to Tideline on a platform, which share what they read. */
function siteOn(platform: PlatformAdapter, content?: ReturnType<typeof createFileSource>) {
  const clock = { ms: Date.parse('2026-06-15T12:00:00Z') }
  const services = createServices(
    readSiteEnvironment({
      SITE: 'tideline',
      PLATFORM_ENVIRONMENT: 'own',
      PLATFORM_ORIGINS: 'https://giving.example',
      CONTENT_ENDPOINT: 'http://content.invalid/api/v2',
    }),
    {
      content: ({ site }) => content ?? createFileSource(join(root, 'apps/site/content', site)),
      platform: () => platform,
      invalidatePages: () => undefined,
      now: () => new Date(clock.ms),
    },
  )
  const request = () => ({ services, facts: createRenderFacts(), nonce: '' })
  return { clock, request }
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Tideline's document of its settings, with other fields in it. */
function withFields(fields: object): ReturnType<typeof createFileSource> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-totals-'))
  folders.push(folder)
  const path = 'custom_site/tideline.json'
  const { data } = JSON.parse(
    readFileSync(join(root, 'apps/site/content/tideline', path), 'utf8'),
  ) as { data: object }
  mkdirSync(join(folder, 'custom_site'))
  writeFileSync(join(folder, path), JSON.stringify({ data: { ...data, ...fields } }))
  return createFileSource(folder)
}

async function read(response: Response, schema: string) {
  const json: unknown = await response.json()
  ajv.validate({ $ref: `totals#/components/schemas/${schema}` }, json)
  expect(ajv.errorsText()).toBe('No errors')
  return json
}

describe('a total as JSON', () => {
  it('links to the anchor of the donate form on the home page', async () => {
    const content = [{ slice_type: 'donate', primary: { anchor: 'give' }, items: [] }]
    const { request } = siteOn(createMemoryAdapter(world), withFields({ 'home-content': content }))
    const response = await createTotalResponse(request(), { kind: 'site' })
    expect(await read(response, 'Total')).toMatchObject({
      donateUrl: 'http://localhost:4000/#give',
    })
  })

  it('contains the amount raised with its parts, as text, and with its time', async () => {
    const { request } = siteOn(createMemoryAdapter(world))
    const response = await createTotalResponse(request(), { kind: 'site' })
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
      'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(await read(response, 'Total')).toEqual({
      v: 1,
      kind: 'site',
      url: 'http://localhost:4000/',
      donateUrl: 'http://localhost:4000/#donate',
      currency: 'GBP',
      raisedMinor: 10_750,
      targetMinor: 90_000,
      count: 2,
      parts: [
        { part: 'online', amountMinor: 9250, count: 2 },
        { part: 'offline', amountMinor: 1500, count: null },
      ],
      leftOut: [],
      asOf: '2026-06-15T12:00:00.000Z',
      lastGood: false,
      text: {
        raised: '£107.50',
        target: '£900',
        percent: 11,
        count: '2 donations',
        summary: '£107.50 raised of £900',
        language: 'en-GB',
      },
    })
  })

  it('contains the matching separately, and the same amount with and without it', async () => {
    const settings = {
      'matching-funder': 'A friend',
      'matching-pot': 80,
      'matching-ratio': 0.5,
      'matching-cap': 23,
    }
    const { request } = siteOn(createMemoryAdapter(world), withFields(settings))
    const total = await read(await createTotalResponse(request(), { kind: 'site' }), 'Total')
    expect(total).toMatchObject({
      raisedMinor: 10_750,
      text: { summary: '£107.50 raised of £900' },
      matching: {
        funder: 'A friend',
        state: 'open',
        potMinor: 8000,
        ratioPercent: 50,
        capMinor: 2300,
        // Half of £42.50, and of £50 no more than the cap.
        forecast: { amountMinor: 2125 + 2300, atLeast: false },
        text: {
          offer: 'A friend adds £0.50 for every £1 you give.',
          terms: ['Up to £23 per donation.', 'Up to £80 in total.'],
          forecast: 'About £44.25 of £80 so far',
        },
      },
    })
    const page = await createTotalResponse(request(), { kind: 'page', slug: 'ada' })
    expect(await read(page, 'Total')).not.toHaveProperty('matching')
  })

  it.each([
    ['before', { 'matching-starts': '2026-07-01' }, null],
    ['usedUp', { 'matching-pot': 50 }, 5000],
    ['over', { 'matching-ends': '2026-06-02T00:00:00Z' }, 0],
  ])('describes the state of match funding: %s', async (state, settings, amountMinor) => {
    const given = { 'matching-funder': 'A friend', 'matching-pot': 80, ...settings }
    const { request } = siteOn(createMemoryAdapter(world), withFields(given))
    const total = await read(await createTotalResponse(request(), { kind: 'site' }), 'Total')
    const forecast = amountMinor === null ? null : { amountMinor }
    expect(total).toMatchObject({ raisedMinor: 10_750, matching: { state, forecast } })
  })

  it('is the total of a page, with a donation URL while the page accepts donations', async () => {
    const { request } = siteOn(createMemoryAdapter(world))
    const ada = await createTotalResponse(request(), { kind: 'page', slug: 'Ada' })
    const url = 'http://localhost:4000/fundraising/ada'
    expect(await read(ada, 'Total')).toMatchObject({
      kind: 'page',
      url,
      donateUrl: `${url}/donate`,
      raisedMinor: 5000,
      targetMinor: 5000,
      count: 1,
      parts: [
        { part: 'online', amountMinor: 4250, count: 1 },
        { part: 'offline', amountMinor: 750, count: null },
      ],
      text: { summary: '£50 raised of £50', percent: 100 },
    })
    const cem = await read(
      await createTotalResponse(request(), { kind: 'page', slug: 'cem' }),
      'Total',
    )
    expect(cem).not.toHaveProperty('donateUrl')
    expect(cem).toMatchObject({ raisedMinor: 750, count: 0, text: { raised: '£7.50' } })
    expect(cem).not.toHaveProperty('text.count')
  })

  it('is the total of a listed project, by its id in any case', async () => {
    const id = ownCampaignId.toUpperCase()
    const own = await createTotalResponse(siteOn(createMemoryAdapter(world)).request(), {
      kind: 'project',
      id,
    })
    expect(await read(own, 'Total')).toMatchObject({ kind: 'project', raisedMinor: 10_750 })
  })

  it.each<[string, TotalReference | undefined]>([
    ['a missing page', { kind: 'page', slug: 'nobody' }],
    ['a team on a platform without teams', { kind: 'team', slug: 'ada' }],
    ['a tag on a platform without tags', { kind: 'tag', tag: 'region', value: 'atlantic' }],
    ['an unlisted project', { kind: 'project', id: 'other' }],
    ['an invalid path', undefined],
  ])('responds with a cached error message for %s', async (_, wanted) => {
    const scope = siteOn(createMemoryAdapter(world)).request()
    const response = await createTotalResponse(scope, wanted)
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await read(response, 'Refusal')).toEqual({
      error: 'There’s nothing to show at this URL.',
    })
    expect(scope.facts.isMissing).toBe(true)
  })

  it('is the last good one with its time while the platform is down, cached briefly', async () => {
    const memory = createMemoryAdapter(world)
    let isDown = false
    const fetchCampaign: typeof memory.campaigns.fetchCampaign = (options) =>
      isDown
        ? Promise.reject(new NoResponseError({} as never, new Error('down')))
        : memory.campaigns.fetchCampaign(options)
    const site = siteOn({ ...memory, campaigns: { ...memory.campaigns, fetchCampaign } })
    await createTotalResponse(site.request(), { kind: 'site' })
    isDown = true
    site.clock.ms += 600_000
    const scope = site.request()
    const response = await createTotalResponse(scope, { kind: 'site' })
    expect(await read(response, 'Total')).toMatchObject({
      raisedMinor: 10_750,
      asOf: '2026-06-15T12:00:00.000Z',
      lastGood: true,
    })
    expect(response.headers.has('cache-control')).toBe(false)
    expect(scope.facts.isDegraded).toBe(true)
  })

  it('responds with an error while the platform is down if nothing was read before', async () => {
    const down = () => Promise.reject(new NoResponseError({} as never, new Error('down')))
    const memory = createMemoryAdapter(world)
    const { request } = siteOn({
      ...memory,
      campaigns: { ...memory.campaigns, fetchCampaign: down },
    })
    const response = await createTotalResponse(request(), { kind: 'site' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await read(response, 'Refusal')).toMatchObject({
      error: expect.stringContaining('We couldn’t load this.'),
    })
  })

  it('responds with an error if the site’s document is missing, and logs the reason', async () => {
    const { request } = siteOn(createMemoryAdapter(world), createFileSource(join(root, 'docs')))
    const response = await createTotalResponse(request(), { kind: 'site' })
    expect(response.status).toBe(500)
    expect(vi.mocked(console.error).mock.calls.join(' ')).toContain('custom_site')
    await read(response, 'Refusal')
  })

  it('rethrows responses and errors that are not read errors', async () => {
    const { request } = siteOn(createMemoryAdapter(world))
    const redirect = new Response(null, { status: 302 })
    await expect(createJsonResponse(request(), () => Promise.reject(redirect))).rejects.toBe(
      redirect,
    )
  })
})

describe('a leaderboard as JSON', () => {
  it('contains the entries of the site’s leaderboard and no other personal data', async () => {
    const { request } = siteOn(createMemoryAdapter(world))
    const response = await createJsonResponse(request(), (scope) =>
      readLeaderboard(scope, 'people'),
    )
    expect(await read(response, 'Leaderboard')).toEqual({
      v: 1,
      kind: 'people',
      currency: 'GBP',
      entries: [
        {
          rank: 1,
          name: 'Ada walks',
          url: 'http://localhost:4000/fundraising/ada',
          raisedMinor: 5000,
          text: '£50',
        },
        {
          rank: 1,
          name: 'Ben walks',
          url: 'http://localhost:4000/fundraising/ben',
          raisedMinor: 5000,
          text: '£50',
        },
      ],
      asOf: '2026-06-15T12:00:00.000Z',
      lastGood: false,
      language: 'en-GB',
    })
  })

  it('does not exist for teams if the platform has none', async () => {
    const { request } = siteOn(createMemoryAdapter(world))
    const response = await createJsonResponse(request(), (scope) => readLeaderboard(scope, 'teams'))
    expect(response.status).toBe(404)
  })
})
