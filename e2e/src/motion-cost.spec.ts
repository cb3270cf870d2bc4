import type { Browser } from '@playwright/test'
import { expect, test } from './test.ts'

/** How often a page computes styles and lays itself out in its first five seconds, while what moves at first is moving. */
async function passesOf(browser: Browser, address: string) {
  const context = await browser.newContext({
    reducedMotion: 'no-preference',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.enable')
  const started = Date.now()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(5000 - (Date.now() - started))
  const { metrics } = await devTools.send('Performance.getMetrics')
  const isAsleep = await page.evaluate(() => !('hydrated' in document.documentElement.dataset))
  await context.close()
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Infinity
  return { layouts: metric('LayoutCount'), styles: metric('RecalcStyleCount'), isAsleep }
}

const pages = {
  tideline: [
    '/',
    '/fundraising/maya-walks',
    '/fundraising/maya-walks/donate',
    '/about',
    '/teams/the-spurn-point-waders',
  ],
  summit: ['/', '/about'],
} as const

for (const [site, paths] of Object.entries(pages)) {
  test(`what moves at first lays no page of ${site} out, and computes no styles, in every frame`, async ({
    browser,
    tideline,
    summit,
  }) => {
    const { siteOrigin } = site === 'tideline' ? tideline : summit
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- two at once would share the processor
      const { layouts, styles, isAsleep } = await passesOf(browser, siteOrigin + path)
      expect(isAsleep, path).toBe(true)
      expect(layouts, `${path}: layouts`).toBeLessThanOrEqual(6)
      expect(styles, `${path}: style passes`).toBeLessThanOrEqual(8)
    }
  })
}
