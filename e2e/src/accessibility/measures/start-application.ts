import type { Page } from 'playwright'

/**
 * Has a page bring its application, as a press on something that needs it does, and waits until it listens. A page
 * whose application is on its way already is only waited for.
 */
export async function startApplication(page: Page, timeoutMs?: number): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('milepost-start')))
  // Off-screen content is laid out only then, and cannot be measured before.
  await page.waitForSelector('html[data-hydrated]:not([data-first-screen])', {
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  })
}
