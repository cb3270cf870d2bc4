import { expect, type Page, test as base } from '@playwright/test'
import { openPage as open } from './accessibility/measures/open-page.ts'
import { openEditorSections } from './open-editor-sections.ts'
import { type Stack, startStack } from './stack.ts'

interface Fixtures {
  /** Errors and warnings of the console, and what the page threw. */
  browserErrors: string[]
}

interface WorkerFixtures {
  tideline: Stack
  summit: Stack
}

/** Tests of the built site. Each worker has its own stacks. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  tideline: [
    async ({}, use) => {
      const stack = await startStack('tideline')
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  summit: [
    async ({}, use) => {
      const stack = await startStack('summit')
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context }, use) => {
    // Tests of phones open sections as an owner does.
    await context.addInitScript(openEditorSections, 960)
    await use(context)
  },
  browserErrors: async ({ page }, use) => {
    const browserErrors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        browserErrors.push(message.text())
    })
    page.on('pageerror', (error) => browserErrors.push(error.message))
    await use(browserErrors)
  },
})

/**
 * Opens a page whose clock only advances by `page.clock.runFor`, so that the duration of a test's steps does not count
 * on the page.
 */
export async function openWithPausedClock(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await open(page, address)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** The money in a text such as `£155,120.50 raised`, in minor units. */
export function readMinorUnits(text: string | null): number {
  const digits = /[\d,]+(?:\.\d{2})?/.exec(text ?? '')?.[0].replaceAll(',', '') ?? ''
  return Math.round(Number(digits) * 100)
}

export { expect, open }
