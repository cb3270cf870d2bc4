import type { Browser, Page } from 'playwright'
import type { CheckedPage } from '../checks/check.ts'
import { openPage } from '../measures/open-page.ts'
import type { SignedIn } from './sign-in.ts'

/**
 * Opens a page in a new window for a new visitor.
 *
 * @param signedIn - stored state of a signed-in user; signed out if omitted
 */
export async function openPlace(
  browser: Browser,
  name: string,
  address: string,
  signedIn?: SignedIn,
): Promise<CheckedPage & { close: () => Promise<void> }> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...(signedIn === undefined ? {} : { storageState: signedIn }),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript(() => {
    const asked: string[] = (globalThis.milepostAsked = [])
    const add = Reflect.get(EventTarget.prototype, 'addEventListener')
    EventTarget.prototype.addEventListener = function listen(
      ...args: Parameters<EventTarget['addEventListener']>
    ) {
      asked.push(args[0])
      add.apply(this, args)
    }
  })
  let isFresh = false
  return {
    page,
    name,
    address,
    async open(width, height = 800) {
      await page.setViewportSize({ width, height })
      if (isFresh) return settle(page)
      await openPage(page, address)
      await page.evaluate(() => document.fonts.ready)
      // The dialog of the query opens after the page.
      if (address.includes('?cookies=')) await page.locator('dialog[open]').waitFor()
      // The tools of a supporter and what they read of the platform, too.
      if (signedIn !== undefined) await page.waitForLoadState('networkidle')
      isFresh = true
    },
    touch() {
      isFresh = false
    },
    close: () => context.close(),
  }
}

/** Waits until what follows the size of the window has been painted twice. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
