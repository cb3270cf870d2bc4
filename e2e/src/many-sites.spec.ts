import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { type Stack, startStack } from './stack.ts'
import { expect, test as base } from './test.ts'

interface Sites extends Stack {
  readonly tideline: string
  readonly summit: string
  /** A site whose content service never answers. */
  readonly silent: string
}

/** Three sites in one process. */
const test = base.extend<object, { sites: Sites }>({
  sites: [
    async ({}, use) => {
      const silence = createServer(() => undefined)
      await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve))
      const silentPort = (silence.address() as AddressInfo).port
      let port = 0
      const stack = await startStack('tideline', {
        keepsErrors: true,
        environment: { METRICS: 'on', LOG: 'json', RATE_LIMITS: 'off', FORWARDED_HOST: 'on' },
        sites(facts) {
          port = facts.port
          return {
            tideline: { SITE_ORIGIN: `http://tideline.localhost:${port}` },
            summit: { SITE_ORIGIN: `http://summit.localhost:${port}` },
            silent: {
              SITE_ORIGIN: `http://silent.localhost:${port}`,
              CONTENT_ENDPOINT: `http://127.0.0.1:${silentPort}/api/v2`,
              READ_TIMEOUT_MS: '3000',
            },
          }
        },
      })
      await use({
        ...stack,
        tideline: `http://tideline.localhost:${port}`,
        summit: `http://summit.localhost:${port}`,
        silent: `http://silent.localhost:${port}`,
      })
      await stack.stop()
      silence.close().closeAllConnections()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Node does not find names below `localhost` everywhere: the process is asked by its address, for a host. */
async function ask(origin: string, path = '/', headers: Record<string, string> = {}) {
  const { host, port } = new URL(origin)
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-host': host, accept: 'text/html', ...headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('one process serves several sites by host [S1.15]', async ({ page, sites }) => {
  await page.goto(sites.tideline)
  await expect(page).toHaveTitle(/Walk the Tideline/)
  await page.goto(sites.summit)
  await expect(page).toHaveTitle(/Hike for Home/)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`^${sites.summit}`))

  const raisedOn = async (origin: string) =>
    (JSON.parse((await ask(origin, '/totals.json')).text) as { raisedMinor: number }).raisedMinor
  const before = await raisedOn(sites.tideline)
  const other = await raisedOn(sites.summit)
  const id = await giveOnSandbox(sites.sandboxOrigin, { slug: 'maya-walks', amountMinor: 1234 })
  await page.goto(`${sites.tideline}/fundraising/maya-walks/donate/complete?donation-id=${id}`)
  await expect.poll(() => raisedOn(sites.tideline), { timeout: 30_000 }).toBe(before + 1234)
  expect(await raisedOn(sites.summit)).toBe(other)
})

test('an unknown host is rejected, health checks are not', async ({ request, sites }) => {
  const { port } = new URL(sites.tideline)
  for (const path of ['/', '/about', '/assets/none.js', '/healthz', '/readyz', '/metrics']) {
    const refused = await request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: 'evil.example', accept: 'text/html' },
    })
    expect(refused.status(), path).toBe(path === '/metrics' ? 200 : 421)
    expect(refused.headers()['cache-control']).toContain('no-store')
    expect(refused.headers()['x-content-type-options']).toBe('nosniff')
  }
  const refused = await ask(`http://evil.example:${port}`)
  expect([refused.status, refused.text]).toEqual([
    421,
    expect.stringContaining('We can’t find a site at this address'),
  ])
  const here = `http://127.0.0.1:${port}`
  expect((await ask(here, '/healthz')).status).toBe(200)
  expect((await ask(here, '/readyz')).status).toBe(200)
  expect((await ask(sites.summit, '/readyz')).status).toBe(200)

  await ask(sites.tideline, '/about')
  await ask(sites.summit, '/about')
  const measured = (await ask(here, '/metrics')).text
  for (const site of ['tideline', 'summit']) {
    expect(measured).toMatch(
      new RegExp(`http_server_request_duration_count{[^}]*milepost_site="${site}"`),
    )
  }
})

test('a failing CMS of one site does not delay the others', async ({ sites }) => {
  await ask(sites.tideline)
  const storm = Array.from({ length: 600 }, (_, index) => ask(sites.silent, `/?q=${index}`))
  for (const path of ['/', '/about', '/fundraising/maya-walks'])
    expect((await ask(sites.tideline, path)).status).toBe(200)
  const answers = await Promise.all(storm)
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([503])
  const busy = answers.filter(({ headers }) => headers.get('retry-after') === '5')
  expect(busy.length).toBeGreaterThan(100)
  expect(busy.length).toBeLessThan(answers.length)
  expect(sites.errors()).toContain('"site":"silent"')
  expect(sites.errors()).not.toContain('"site":"tideline"')
})
