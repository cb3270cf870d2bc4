import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getJson, startTestServer } from '../testing/test-server.test-kit.ts'
import type { SandboxServer } from '../sandbox/serve-sandbox.ts'

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

describe('the server', () => {
  it('simulates failures requested by a slug or email', async () => {
    const page = (slug: string) => getJson(server, `/api/v1/fundraising/pages/${slug}`)
    expect(await page('err-404-page')).toMatchObject({ status: 404, body: undefined })
    expect(await page('err-500-page')).toMatchObject({ status: 500, body: undefined })
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const login = await getJson(server, '/services/v1/justgiving/iam/login', {
      ...json,
      body: JSON.stringify({ email: 'err-500@site.example', password: 'x' }),
    })
    expect(login.status).toBe(500)
    const graph = await getJson(server, '/services/v1/justgiving/graphql', {
      ...json,
      body: JSON.stringify({
        query: 'query($slug: Slug) { page(type: TEAM, slug: $slug) { id } }',
        variables: { slug: 'team/err-404' },
      }),
    })
    expect(graph.status).toBe(404)
  })

  it.each([
    '/api/v1/fundraising/pages/%00',
    "/api/v1/fundraising/pages/'%20OR%201=1--",
    '/api/v1/fundraising/pages/%F0%9F%98%80',
    `/api/v1/fundraising/pages/${'x'.repeat(5000)}`,
    '/api/v1/fundraising/pagebyid/99999999999999999999999',
    '/api/v1/fundraising/pagebyid/-1',
    '/api/v1/donation/1e9',
    '/api/v1/tags/__proto__',
    '/services/v1/justgiving/campaigns/constructor',
  ])('returns 404 for %s', async (path) => expect((await getJson(server, path)).status).toBe(404))

  it.each([
    '/services/v1/justgiving/donations',
    '/services/v1/justgiving/donations?campaignGuid=',
    '/services/v1/justgiving/proxy/fundraising/v2/pages/bulk?pageGuids=' +
      Array.from({ length: 21 }, (_, index) => index).join(','),
    '/api/donationsleaderboards/v1/leaderboard',
    '/api/donationsleaderboards/v1/totals',
  ])('refuses %s', async (path) => expect((await getJson(server, path)).status).toBe(400))

  it.each([
    '/services/v1/justgiving/campaigns/a1b2c3d4-1111-4222-8333-444455556666',
    '/services/v1/justgiving/proxy/fundraising/v2/pages/bulk?pageGuids=5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90',
    '/api/v1/fundraising/pages/sam-river-mile',
    '/api/v1/fundraising/pagebyid/1457423',
    '/api/donationsleaderboards/v1/totals?charityIds=2050&currencyCode=GBP',
    '/api/v1/events/leaderboard?eventid=742990&currency=GBP',
  ])('returns the same for %s with campaign, country and includeOffline', async (path) => {
    const plain = await getJson(server, path)
    expect(plain.status).toBe(200)
    const more = 'campaign=a1b2c3d4-1111-4222-8333-444455556666&country=nz&includeOffline=true'
    const { status, body } = await getJson(
      server,
      `${path}${path.includes('?') ? '&' : '?'}${more}`,
    )
    expect([status, body]).toEqual([200, plain.body])
  })
})
