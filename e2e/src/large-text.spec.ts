import { beyondTheWindow } from './accessibility/measures/beyond-the-window.ts'
import { largeTextPx, launchWithLargeText } from './accessibility/measures/large-text.ts'
import { shortLines } from './accessibility/measures/short-lines.ts'
import type { Browser } from '@playwright/test'
import { expect, open, test } from './test.ts'

const widths = [360, 480, 768, 1280]
const addresses = [
  ['tideline', '/'],
  ['tideline', '/people'],
  ['tideline', '/fundraising/maya-walks'],
  ['tideline', '/fundraising/maya-walks/donate'],
  ['tideline', '/questions'],
  ['tideline', '/register'],
  ['summit', '/'],
  ['summit', '/people'],
  ['summit', '/contact'],
  ['summit', '/sign-in'],
  ['summit', '/sponsors'],
  ['summit', '/reports'],
] as const

let browser: Browser

test.beforeAll(async () => void (browser = await launchWithLargeText()))
test.afterAll(() => browser.close())

for (const [site, path] of addresses) {
  test(`text at 200 % fits every window: ${site} ${path}`, async ({ tideline, summit }) => {
    const { siteOrigin } = site === 'tideline' ? tideline : summit
    const page = await browser.newPage({ locale: 'en-GB' })
    try {
      await open(page, siteOrigin + path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const size = await page.locator('html').evaluate((root) => getComputedStyle(root).fontSize)
        expect(size).toBe(`${largeTextPx}px`)
        expect(await beyondTheWindow(page), `${width} px`).toEqual([])
        expect(await shortLines(page), `${width} px`).toEqual([])
        const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
        if (await menu.isVisible()) {
          // A click somewhere else than on the button is refused: nothing is over it, and it is in the window.
          await menu.click()
          await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
          await page.keyboard.press('Escape')
        }
      }
    } finally {
      await page.close()
    }
  })
}
