import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { changedWords } from './versions-to-publish.ts'

const budget = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../packages/framework/size-budget.json'),
    'utf8',
  ),
) as { javascript: number }
const minuteMs = 60_000

/** Has a page bring its application, and waits until it listens. Text: this package is checked without the types of browsers. */
async function startApplication(page: Page): Promise<void> {
  await page.evaluate(`document.dispatchEvent(new Event('milepost-start'))`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/**
 * Looks at the home page as it is styled and hydrated, and gives; nothing may complain, and the first view keeps its
 * size.
 *
 * @param payWords - what the button says that leads to the payment
 */
export async function give(
  browser: Browser,
  origin: string,
  payWords: string = changedWords.from,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  page.setDefaultTimeout(2 * minuteMs)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js')) return
    // A page that closes early has no sizes; the error that closed it is reported.
    scripts.push(
      request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      ),
    )
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  if (scripts.length > 0) throw new Error('Scripts come before anybody needs them')
  await startApplication(page)
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  const button = main.getByRole('button', { name: payWords })
  const loaded = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  if (loaded > budget.javascript * 1000 || loaded < budget.javascript * 850) {
    throw new Error(`The first view loads ${loaded} bytes of scripts, of ${budget.javascript} kB`)
  }

  // Without its styles it would be no taller than its words.
  const height = (await button.boundingBox())?.height ?? 0
  if (height < 40) throw new Error(`The page came without its styles: a button of ${height} pixels`)

  await main.getByRole('textbox', { name: 'Other amount' }).fill('25')
  await button.click()
  await page.getByRole('button', { name: 'Donate now' }).click()
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await page.getByText('25.00').first().waitFor()
  if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join('\n')}`)
  await page.close()
}

/** Sees the sections of the application's own, and what is in place of sections that nobody knows. */
export async function checkOwnSections(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(2 * minuteMs)
  await page.goto(`${origin}/about`)
  await page.getByText('We kept it.').waitFor()
  await page.getByText('We promised').waitFor()
  await page.getByText('Words of this section.').waitFor()
  for (const type of ['confetti', 'balloons', 'streamers']) {
    await page.getByText(`Unknown slice type: ${type}`).waitFor()
  }
  if ((await page.content()).includes('secret')) throw new Error('What nobody shows was sent')
  await page.close()
}

/** Sees that every page has the components that are in place of the kit's. */
export async function checkOwnComponents(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(2 * minuteMs)
  await page.goto(`${origin}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Call us' }).first().waitFor()
  if ((await page.locator('a#skip').count()) !== 1) throw new Error('The skip link is not replaced')
  await page.close()
}

/** Opens the page of the application's own, and asks for the parts that it leaves out. */
export async function checkOwnPages(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(2 * minuteMs)
  await page.goto(`${origin}/volunteer`)
  await page.getByRole('heading', { level: 1, name: /^Volunteer for ./ }).waitFor()
  if (!(await page.title()).startsWith('Volunteer')) throw new Error('The own page has no title')

  for (const path of ['/reports', '/reports/audit', '/rss.xml']) {
    // oxlint-disable-next-line no-await-in-loop -- three requests
    const { status } = await fetch(origin + path)
    if (status !== 404) throw new Error(`${path} is left out and answers ${status}`)
  }
  await page.goto(`${origin}/office`)
  await startApplication(page)
  const dead = await page.locator('a[href^="/reports"], link[href="/rss.xml"]').count()
  if (dead > 0) throw new Error(`${dead} links lead to what is left out`)
  await page.close()
}

/** The site's documents are in two languages: the page listens in both, with the words of each. */
export async function checkWelsh(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(2 * minuteMs)
  await page.goto(`${origin}/cy`)
  await startApplication(page)
  await page.locator('html[lang="cy-GB"]').waitFor()
  await page.getByRole('link', { name: 'Mewngofnodi' }).first().waitFor()
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.locator('html[lang="en-GB"]').waitFor()
  await page.close()
}

/**
 * Looks whether headlines have the spacing of the application's own styles, and the typeface of its theme.
 *
 * @param isThemed - the site's document names no typeface for headlines
 */
export async function checkOwnStyles(
  browser: Browser,
  origin: string,
  { isThemed }: { isThemed: boolean },
): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(2 * minuteMs)
  const fonts: string[] = []
  page.on('response', (response) => {
    if (response.ok() && response.url().startsWith(origin)) fonts.push(response.url())
  })
  await page.goto(`${origin}/volunteer`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Text: this package is checked without the types of browsers.
  const look = await page.evaluate<{ spacing: number; fontFamily: string }>(`(() => {
    const { letterSpacing, fontSize, fontFamily } = getComputedStyle(document.querySelector('h1'))
    return { spacing: parseFloat(letterSpacing) / parseFloat(fontSize), fontFamily }
  })()`)
  if (Math.abs(look.spacing - 0.05) > 0.001) {
    throw new Error(`Styles of the application do not win: headlines are spaced by ${look.spacing}`)
  }
  if (look.fontFamily.startsWith('Fraunces') !== isThemed) {
    throw new Error(`Headlines are set in ${look.fontFamily}`)
  }
  const isLoaded = fonts.some(
    (url) => /\/fraunces-600[^/]*\.woff2$/.test(url) && !url.includes('/media/'),
  )
  if (isLoaded !== isThemed) throw new Error(`The font of the theme is loaded: ${isLoaded}`)
  await page.close()
}

/** A page that its application's own source serves listens, too: nothing of the server's is sent to the browser. */
export async function checkWhileEditing(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${origin}/about`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: minuteMs })
  await page.getByText('We kept it.').waitFor()
  await page.close()
  await checkOwnStyles(browser, origin, { isThemed: true })
}
