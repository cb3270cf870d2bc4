import type { Browser } from '@playwright/test'
import { expect, test } from './test.ts'

/** How often a page lays itself out in its first seconds, while what moves at first is moving. */
async function layoutsOf(
  browser: Browser,
  address: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<number> {
  const context = await browser.newContext({ reducedMotion })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.enable')
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2000)
  const { metrics } = await devTools.send('Performance.getMetrics')
  await context.close()
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
}

test('what moves does not lay a home page out in every frame', async ({
  browser,
  tideline,
  summit,
}) => {
  for (const { siteOrigin } of [tideline, summit]) {
    // oxlint-disable-next-line no-await-in-loop -- two at once would share the processor
    const still = await layoutsOf(browser, siteOrigin, 'reduce')
    // oxlint-disable-next-line no-await-in-loop -- as above
    const moving = await layoutsOf(browser, siteOrigin, 'no-preference')
    // A bar that grew by its width alone made forty more; fonts and hydration come at other moments.
    expect(moving - still, siteOrigin).toBeLessThanOrEqual(10)
  }
})
