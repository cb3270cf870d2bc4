import type { Page } from 'playwright'

/** Opens a page and waits until it listens: a click before that would be lost. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForSelector('html[data-hydrated]')
}
