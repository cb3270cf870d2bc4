import { type Browser, chromium, type Page } from '@playwright/test'
import { headlessLaunchOptions } from '@milepost/presets/chromium'
import { expect, open, test } from './test.ts'

const usualPx = 16
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

test.beforeAll(async () => {
  const options = headlessLaunchOptions()
  // The size of text that the browser's settings say, as a person sets it.
  const args = [...options.args, `--blink-settings=defaultFontSize=${2 * usualPx}`]
  browser = await chromium.launch({ ...options, args })
})
test.afterAll(() => browser.close())

/**
 * Words and controls that lie beyond the sides of the window, where nothing scrolls them into it. What is hidden for
 * the eye, and what scrolls by itself, is left out.
 */
function beyondTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        getComputedStyle(element).clipPath !== 'none' ||
        scrolls(element.parentElement))
    return [
      ...document.body.querySelectorAll(
        'a,button,input,select,textarea,h1,h2,h3,p,li,legend,label',
      ),
    ]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        const isOutside = left < -1 || right > clientWidth + 1
        return isOutside && width > 1 && height > 1 && !scrolls(element)
      })
      .map((element) => {
        const { right } = element.getBoundingClientRect()
        return `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}" ends at ${Math.round(right)} of ${clientWidth}`
      })
  })
}

for (const [site, path] of addresses) {
  test(`text at 200 % fits every window: ${site} ${path}`, async ({ tideline, summit }) => {
    const { siteOrigin } = site === 'tideline' ? tideline : summit
    const page = await browser.newPage({ locale: 'en-GB' })
    try {
      await open(page, siteOrigin + path)
      for (const width of widths) {
        /* oxlint-disable no-await-in-loop -- one width after the other, in one window */
        await page.setViewportSize({ width, height: 800 })
        const size = await page.locator('html').evaluate((root) => getComputedStyle(root).fontSize)
        expect(size).toBe(`${2 * usualPx}px`)
        expect(await beyondTheWindow(page), `${width} px`).toEqual([])
        const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
        if (await menu.isVisible()) {
          // A click somewhere else than on the button is refused: nothing lies over it, and it is in the window.
          await menu.click()
          await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
          await page.keyboard.press('Escape')
        }
        /* oxlint-enable no-await-in-loop */
      }
    } finally {
      await page.close()
    }
  })
}
