import type { Page } from 'playwright'
import { startApplication } from './start-application.ts'

/** Opens a page with its application, and waits until it listens. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await startApplication(page)
}
