import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'
import { measureLogosAndIcons } from './visible-marks.ts'

const pages = [
  ['tideline', '/'],
  ['tideline', '/people'],
  ['tideline', '/fundraising/maya-walks'],
  ['tideline', '/fundraising/maya-walks/donate'],
  ['tideline', '/teams/the-spurn-point-waders'],
  ['tideline', '/questions'],
  ['tideline', '/register'],
  ['tideline', '/nowhere-at-all'],
  ['summit', '/'],
  ['summit', '/people'],
  ['summit', '/fundraising/jack-for-home'],
  ['summit', '/contact'],
  ['summit', '/sponsors'],
  ['summit', '/sign-in'],
] as const

/** A page as it is when all of it was scrolled into sight, without the question about cookies. */
async function openWhole(page: Page, address: string) {
  await page.addInitScript(() => {
    const answered = { consent: { accepted: false, touched: true } }
    localStorage.setItem('app-state', JSON.stringify(answered))
  })
  await open(page, address)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

for (const [site, path] of pages) {
  test(`logos and icons in forced colours: ${site} ${path}`, async ({ page, tideline, summit }) => {
    const { siteOrigin } = site === 'tideline' ? tideline : summit
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
      await openWhole(page, siteOrigin + path)
      const marks = await measureLogosAndIcons(page)
      expect(marks.length).toBeGreaterThan(0)
      expect(
        marks.filter(({ contrast }) => contrast < 3),
        colorScheme,
      ).toEqual([])
    }
  })
}

test('more contrast strengthens borders, quiet text and focus', async ({ page, tideline }) => {
  const look = () =>
    page.evaluate(() => {
      const field = document.querySelector('main input[type=email]') as HTMLElement
      field.focus()
      const styles = getComputedStyle(document.documentElement)
      const role = (name: string) => styles.getPropertyValue(`--milepost-${name}`)
      const button = document.querySelector('main button') as HTMLElement
      button.focus({ focusVisible: true })
      return {
        muted: role('surface-muted') === role('surface-text'),
        line: role('surface-line') === role('surface-text'),
        border: getComputedStyle(field.parentElement!).borderColor,
        text: getComputedStyle(document.body).color,
        outlinePx: Number.parseFloat(getComputedStyle(button).outlineWidth),
      }
    })
  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' })
  await openWhole(page, `${tideline.siteOrigin}/contact`)
  const usual = await look()
  expect(usual).toMatchObject({ muted: false, line: false, outlinePx: 3 })
  expect(usual.border).not.toBe(usual.text)
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  const strong = await look()
  expect(strong).toMatchObject({ muted: true, line: true, outlinePx: 5 })
  expect(strong.border).toBe(strong.text)
  for (const path of ['/', '/contact', '/fundraising/maya-walks']) {
    await openWhole(page, tideline.siteOrigin + path)
    expect(await axeViolations(page), path).toEqual([])
  }
})

const dark = ['/', '/people', '/fundraising/jack-for-home', '/contact', '/register', '/reports']

for (const width of [360, 1280]) {
  test(`summit has a readable dark mode at ${width} px`, async ({ page, summit, tideline }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 800 })
    const ground = () =>
      page.evaluate(() => {
        const context = new OffscreenCanvas(1, 1).getContext('2d')!
        context.fillStyle = getComputedStyle(document.body).backgroundColor
        context.fillRect(0, 0, 1, 1)
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3))
      })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    for (const path of dark) {
      await openWhole(page, summit.siteOrigin + path)
      expect(await ground(), path).toBeLessThan(60)
      expect(await axeViolations(page), path).toEqual([])
      expect((await measureLogosAndIcons(page)).filter(({ contrast }) => contrast < 3)).toEqual([])
    }
    await openWhole(page, `${tideline.siteOrigin}/contact`)
    expect(await ground()).toBeGreaterThan(200)
    await page.emulateMedia({ colorScheme: 'light' })
    await openWhole(page, `${summit.siteOrigin}/contact`)
    expect(await ground()).toBeGreaterThan(200)
  })
}
