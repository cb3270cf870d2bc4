import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from './stack.ts'
import { expect, test } from './test.ts'

/** One page of each kind. */
const paths = [
  '/',
  '/about',
  '/fundraising/maya-walks',
  '/fundraising/maya-walks/donate',
  '/teams/the-spurn-point-waders',
]

test('a process that starts offline shows pages with their times', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'last-good-'))
  const stack = await startStack('tideline', {
    environment: { LAST_GOOD_FOLDER: folder, READ_TIMEOUT_MS: '4000' },
  })
  const { siteOrigin } = stack
  const total = () => page.getByRole('progressbar').first().getAttribute('aria-valuetext')
  try {
    for (const path of paths) await page.goto(siteOrigin + path)
    await page.goto(`${siteOrigin}/fundraising/maya-walks`)
    const raised = await total()
    expect(raised).toMatch(/£/)
    await expect.poll(() => filesOf(folder).length).toBeGreaterThan(5)
    await stack.killSandbox()
    await stack.replaceSite()

    for (const path of paths) {
      const answer = await page.goto(siteOrigin + path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(`${siteOrigin}/fundraising/maya-walks`)
    expect(await total()).toBe(raised)
    await expect(page.getByRole('main')).toContainText('Last updated')
    await expect(page.getByRole('main').getByRole('link', { name: 'Donate' }).first()).toBeVisible()

    const status = await (await page.request.get(`${siteOrigin}/status.json`)).json()
    expect(status).toMatchObject({
      state: 'down',
      platform: {
        state: 'down',
        failing: { page: { shown: 'last good values', lastAnswerAt: null } },
      },
      content: { state: 'down' },
    })

    for (const file of filesOf(folder)) writeFileSync(file, '{"format":1,')
    await stack.replaceSite()
    const unread = await page.goto(`${siteOrigin}/fundraising/maya-walks`)
    expect(unread?.status()).toBe(503)
    await expect(page.getByRole('main')).toContainText(/try again/i)
    for (const path of ['/sitemap.xml', '/rss.xml', '/search-results?q=maya'])
      expect((await page.request.get(siteOrigin + path)).status(), path).toBe(503)

    await stack.restartSandbox()
    await expect
      .poll(async () => (await page.goto(`${siteOrigin}/fundraising/maya-walks`))?.status(), {
        timeout: 30_000,
      })
      .toBe(200)
    expect(await total()).toBe(raised)
    const recovered = await page.request.get(`${siteOrigin}/status.json`)
    expect(await recovered.json()).toMatchObject({ platform: { failing: {} } })
    expect(recovered.headers()['cache-control']).toBe('no-store')
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
