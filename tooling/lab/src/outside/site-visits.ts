import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { root } from '../processes.ts'
import { fillAccount, inChromium, makePage } from './supporter.ts'

/** Starts the application of a page. */
export async function startApplication(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('milepost-start')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Signs up on the platform's own pages, and makes a page. */
export async function startSupporterPage(origin: string, slug: string): Promise<void> {
  await inChromium(async (page) => {
    await page.goto(`${origin}/register`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Create a JustGiving account' }).click()
    await fillAccount(page, `${slug}@example.org`)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await makePage(page, slug)
  })
}

/** Adds a section while the site is served from its source: the browser shows it, and loads no library late, which would reload. */
export async function seeSectionAppear(origin: string, add: () => Promise<void>): Promise<void> {
  await inChromium(async (page) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(`${origin}/about`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    if (loads > 1) throw new Error(`The first page was loaded ${loads} times`)
    await add()
    await page.getByRole('heading', { name: 'Flood Watch' }).waitFor()
  })
}

/** Donates, and sees the sections, components, pages, styles and languages of the application. */
export async function visitAgencySite(
  origin: string,
  { isThemed, payLabel }: { isThemed: boolean; payLabel: string },
): Promise<void> {
  await inChromium(async (page) => {
    await donate(page, origin, payLabel)
    await page.setViewportSize({ width: 1280, height: 780 })
    await page.goto(`${origin}/about`)
    for (const text of ['We kept it.', 'We promised', 'Text of this section.'])
      await page.getByText(text).waitFor()
    await page.getByText('Unknown slice type: streamers').waitFor()
    if ((await page.content()).includes('secret')) throw new Error('A hidden field was sent')
    await page.getByRole('banner').getByRole('link', { name: 'Call us' }).first().waitFor()
    await page.goto(`${origin}/volunteer`)
    await page.getByRole('heading', { level: 1, name: /^Volunteer for ./ }).waitFor()
    for (const path of ['/reports', '/rss.xml']) {
      const { status } = await fetch(origin + path)
      if (status !== 404) throw new Error(`${path} is left out and answers ${status}`)
    }
    await page.goto(`${origin}/office`)
    const dead = await page.locator('a[href^="/reports"], link[href="/rss.xml"]').count()
    if (dead > 0) throw new Error(`${dead} links to what is left out`)
    if (!isThemed) return
    await page.goto(`${origin}/cy`)
    await startApplication(page)
    await page.getByRole('link', { name: 'Mewngofnodi' }).first().waitFor()
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.locator('html[lang="en-GB"]').waitFor()
  })
  await checkStyles(origin, { isThemed })
}

/** Donates from the home page. The scripts of the first view keep their size. */
async function donate(page: Page, origin: string, payLabel: string): Promise<void> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js')) return
    // The sizes of a page that is closed early are unknown.
    const size = request.sizes().catch(() => ({ responseBodySize: 0 }))
    sizes.push(size.then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  if (sizes.length > 0) throw new Error('Scripts are loaded before they are needed')
  await startApplication(page)
  await page.waitForLoadState('networkidle')
  const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
  const file = join(root, 'packages/framework/size-budget.json')
  const { javascript } = JSON.parse(readFileSync(file, 'utf8')) as { javascript: number }
  if (kilobytes > javascript || kilobytes < javascript * 0.85)
    throw new Error(`The first view loads ${kilobytes} kB of scripts, of ${javascript}`)
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: payLabel })
  const height = (await button.boundingBox())?.height ?? 0
  if (height < 40) throw new Error(`The page has no styles: a button of ${height} pixels`)
  await main.getByRole('textbox', { name: 'Other amount' }).fill('25')
  await button.click()
  await page.getByRole('button', { name: 'Donate now' }).click()
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await page.getByText('25.00').first().waitFor()
}

/**
 * Checks that headings have the letter spacing of the application's styles and the font of its theme.
 *
 * @param isThemed - whether the site's document leaves the font of headings to the theme
 */
export async function checkStyles(
  origin: string,
  { isThemed }: { isThemed: boolean },
): Promise<void> {
  await inChromium(async (page) => {
    const fonts: string[] = []
    page.on('response', (response) => {
      const isOwn = /\/fraunces-600[^/]*\.woff2$/.test(response.url())
      if (response.ok() && isOwn && !response.url().includes('/media/')) fonts.push(response.url())
    })
    await page.goto(`${origin}/volunteer`, { waitUntil: 'networkidle' })
    const heading = page.getByRole('heading', { level: 1 })
    const { spacing, fontFamily } = await heading.evaluate((element) => {
      const { letterSpacing, fontSize, fontFamily } = getComputedStyle(element)
      return { spacing: parseFloat(letterSpacing) / parseFloat(fontSize), fontFamily }
    })
    if (Math.abs(spacing - 0.05) > 0.001) throw new Error(`Headings have a spacing of ${spacing}`)
    if (fontFamily.startsWith('Fraunces') !== isThemed || fonts.length > 0 !== isThemed)
      throw new Error(`Headings are set in ${fontFamily}; loaded: ${fonts.join(', ')}`)
  })
}
