import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { sidewaysScroll } from './accessibility/measures/sideways-scroll.ts'
import { layoutShifts } from './layout-shifts.ts'
import { startChunkedProxy } from './chunked-proxy.ts'
import { expect, open, test } from './test.ts'

const paths = [
  '/',
  '/about',
  '/people',
  '/contact',
  '/how-it-works',
  '/office',
  '/resources',
  '/sponsors',
  '/start',
  '/register',
  '/fundraising/{slug}',
  '/fundraising/{slug}/donate',
  '/teams/{team}',
] as const

const sites = [
  { name: 'tideline', slug: 'maya-walks', team: 'the-spurn-point-waders', amount: '£' },
  { name: 'summit', slug: 'jack-for-home', team: 'mount-buffalo-bushwalkers', amount: '$' },
] as const

for (const { name, slug, team, amount } of sites) {
  const money = `\\${amount}[\\d,.]+`
  for (const path of paths) {
    for (const width of [360, 1280]) {
      test(`${name} ${path} at ${width} px: still, quiet and accessible`, async ({
        page,
        browserErrors,
        tideline,
        summit,
      }) => {
        const { siteOrigin } = name === 'tideline' ? tideline : summit
        await page.setViewportSize({ width, height: 800 })
        await open(page, siteOrigin + path.replace('{slug}', slug).replace('{team}', team))
        await page.waitForLoadState('networkidle')
        expect(await layoutShifts(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
        expect(await axeViolations(page)).toEqual([])
        expect(browserErrors).toEqual([])
      })
    }
  }

  test(`${name}: a page that arrives in pieces is still`, async ({ page, tideline, summit }) => {
    const { siteOrigin } = name === 'tideline' ? tideline : summit
    const line = await startChunkedProxy(siteOrigin, /<(?:h1|progress|\/section)/g, 120)
    try {
      await page.setViewportSize({ width: 1280, height: 800 })
      for (const path of ['/', `/fundraising/${slug}`, `/teams/${team}`]) {
        await open(page, line.origin + path)
        expect(await layoutShifts(page), path).toEqual([])
      }
    } finally {
      await line.stop()
    }
  })

  test(`${name}: the total is in the HTML [S2.01] @core`, async ({ request, tideline, summit }) => {
    const response = await request.get((name === 'tideline' ? tideline : summit).siteOrigin)
    const html = await response.text()
    expect(response.headers()['cache-control']).toMatch(/^public/)
    expect(html).toMatch(new RegExp(`aria-valuetext="${money} raised of ${money}"`))
  })

  test(`${name}: an unknown page or supporter is a 404`, async ({ page, tideline, summit }) => {
    const { siteOrigin } = name === 'tideline' ? tideline : summit
    for (const path of '/no-such-page /fundraising/nobody-at-all /no/such/page /%E0%A4%A'.split(
      ' ',
    )) {
      const response = await page.goto(siteOrigin + path)
      expect(response?.status(), path).toBe(404)
      await expect(
        page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' }),
      ).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    }
  })
}

test('a team page lists its members [S2.08] @core', async ({ page, browserErrors, tideline }) => {
  await open(page, tideline.siteOrigin)
  const first = page.locator('a[href^="/teams/"]').first()
  const name = await first.textContent()
  await first.click()
  await expect(page).toHaveURL(/\/teams\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name?.trim() ?? '')
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', /£[\d,]+/)
  expect(await axeViolations(page)).toEqual([])
  const member = 'a[href^="/fundraising/"]:not([href$="/donate"])'
  await page.getByRole('main').locator(member).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Donate' }).first()).toBeVisible()
  expect((await page.goto(`${tideline.siteOrigin}/teams/no-such-team`))?.status()).toBe(404)
  expect(browserErrors.filter((line) => !line.includes('404'))).toEqual([])
})
