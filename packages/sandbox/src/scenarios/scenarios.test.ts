import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { fetchCampaignLeaderboards } from '@milepost/platform/graph'
import { fetchCampaign, fetchDonationFeed, fetchPage } from '@milepost/platform/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox/create-sandbox.ts'
import type { SandboxServer } from '../sandbox/serve-sandbox.ts'
import { testNowMs } from '../testing/test-now.test-kit.ts'
import { startTestServer } from '../testing/test-server.test-kit.ts'
import type { Scenario } from './scenarios.ts'

const riverMile = 'a1b2c3d4-1111-4222-8333-444455556666'

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** Creates a platform client whose requests select a scenario. */
const platform = (scenario: Scenario, token?: string) =>
  createPlatform({
    environment: sandboxEnvironment(server.origin),
    retries: 0,
    token,
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('x-sandbox-scenario', scenario)
      return fetch(request)
    },
  })
const path = '/services/v1/justgiving/campaigns/'
const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}${riverMile}${query}`, {
    headers: { 'x-api-key': 'sandbox', ...headers },
  })

describe('scenarios', () => {
  it('applies to all requests without a scenario if it is the default', async () => {
    const sandbox = createSandbox({ clock: () => testNowMs, scenario: 'down' })
    const request = (headers: Record<string, string> = {}) =>
      sandbox.fetch(
        new Request(`http://sandbox.example${path}${riverMile}`, {
          headers: { 'x-api-key': 'sandbox', ...headers },
        }),
      )
    expect((await request()).status).toBe(503)
    expect((await request({ 'x-sandbox-scenario': 'none' })).status).toBe(200)
    expect((await sandbox.fetch(new Request('http://sandbox.example/healthz'))).status).toBe(200)
    sandbox.close()
  })

  it('limited: returns 429 with Retry-After', async () => {
    const answer = await ask('?scenario=limited')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/retry-after/i)
  })

  it('flaky: fails a third of all requests, in the same order for the same seed', async () => {
    const run = async () => {
      const sandbox = createSandbox({ clock: () => testNowMs, scenario: 'flaky' })
      const outcomes: number[] = []
      for (let index = 0; index < 60; index++) {
        const request = new Request(`http://sandbox.example${path}${riverMile}`, {
          headers: { 'x-api-key': 'sandbox' },
        })
        outcomes.push((await sandbox.fetch(request)).status)
      }
      sandbox.close()
      return outcomes
    }
    const first = await run()
    expect(await run()).toEqual(first)
    const failed = first.filter((code) => code === 503).length
    expect(failed).toBeGreaterThan(8)
    expect(failed).toBeLessThan(35)
  })

  it('partial: fails the same half of all URLs every time', async () => {
    const outcomes = async () =>
      Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const address = `${server.origin}/api/v1/fundraising/pagebyid/${2_000_000 + index}`
          const headers = { 'x-api-key': 'sandbox', 'x-sandbox-scenario': 'partial' }
          return (await fetch(address, { headers })).status
        }),
      )
    const first = await outcomes()
    expect(await outcomes()).toEqual(first)
    const failed = first.filter((code) => code === 500).length
    expect(failed).toBeGreaterThan(8)
    expect(failed).toBeLessThan(32)
  })

  it('empty: has no activity, but targets', async () => {
    const empty = platform('empty')
    const campaign = await fetchCampaign(empty, { campaign: riverMile })
    const named = { name: 'River Mile 2025', target: 10_000 }
    expect(campaign).toMatchObject({ ...named, raised: 0, totalDonations: 0 })
    const page = await fetchPage(empty, { slug: 'sam-river-mile' })
    expect(page).toMatchObject({ id: '1457423', raised: 0, raisedOffline: 0, target: 500 })
    const feed = await fetchDonationFeed(empty, { campaign: riverMile })
    expect(feed).toMatchObject({ donations: [], raised: 0, count: 0 })
    const boards = await fetchCampaignLeaderboards(empty, { campaign: riverMile })
    expect(boards).toMatchObject({ people: { entries: [] }, teams: { entries: [] }, totals: [] })
  })
})
