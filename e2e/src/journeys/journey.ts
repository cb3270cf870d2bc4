import { join } from 'node:path'
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test'
import { openEditorSections } from '../open-editor-sections.ts'
import type { Stack } from '../stack.ts'
import { reportMouseUse, type User, userFor } from './user.ts'
import { withScreenshots } from './with-screenshots.ts'

export type Brand = 'tideline' | 'summit'
export type Scenario = 'none' | 'slow' | 'flaky'

/** Site, input device and window size of a journey, and the platform's behaviour. */
export interface JourneyOptions {
  brand: Brand
  input: 'mouse' | 'keyboard'
  size: 'phone' | 'desktop'
  scenario: Scenario
  /** Whether a page's application starts when needed, at once, or never (scripts disabled in the browser). */
  scripts: 'when-needed' | 'at-once' | 'never'
}

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } }

/** One visitor's browser on a journey. */
export interface Visitor {
  page: Page
  user: User
}

/** Context of every journey: the site, and one or more visitors. */
export interface Journey extends Visitor {
  options: JourneyOptions
  stack: Stack
  request: APIRequestContext
  /** Creates another visitor in a separate browser. */
  newVisitor: () => Promise<Visitor>
  /** Console errors and warnings, and uncaught errors of the pages, except failed platform requests. */
  browserErrors: string[]
}

/** Starts a journey in a browser context with the requested size and input. */
export async function startJourney(
  options: JourneyOptions,
  { browser, stack, request }: { browser: Browser; stack: Stack; request: APIRequestContext },
): Promise<Journey & { end: () => Promise<void> }> {
  const browserErrors: string[] = []
  const closing: (() => Promise<void>)[] = []
  const newVisitor = async () => {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: sizes[options.size],
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
      javaScriptEnabled: options.scripts !== 'never',
    })
    // An unusable control is a bug and should fail soon.
    context.setDefaultTimeout(30_000)
    await context.addInitScript(openEditorSections, 0)
    if (options.input === 'keyboard') await context.addInitScript(reportMouseUse)
    const page = await context.newPage()
    page.on('pageerror', (error) => browserErrors.push(error.message))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // Browsers log every error response themselves.
      if (!/status of (401|404|409|503)/.test(message.text())) browserErrors.push(message.text())
    })
    const user = userFor(page, options.input)
    const folder = screenshotFolder(options, closing.length + 1)
    closing.push(async () => {
      if (folder !== undefined) {
        await page.screenshot({ path: join(folder, 'end.png'), fullPage: true })
      }
      await context.close()
    })
    return { page, user: folder === undefined ? user : withScreenshots(page, user, folder) }
  }
  return {
    ...(await newVisitor()),
    options,
    stack,
    request,
    newVisitor,
    browserErrors,
    end: async () => {
      await Promise.all(closing.map((close) => close()))
    },
  }
}

/** `PICTURES=folder playwright test journeys.spec.ts` keeps screenshots of every step, each visitor's in a folder. */
function screenshotFolder(
  { brand, size, input }: JourneyOptions,
  visitor: number,
): string | undefined {
  const folder = process.env['PICTURES']
  const title =
    test
      .info()
      .title.split(': ')[1]
      ?.split(' [')[0]
      ?.replaceAll(/[^a-z]+/gi, '-') ?? ''
  return folder === undefined
    ? undefined
    : join(folder, `${title}-${brand}-${size}-${input}-${visitor}`)
}

/** Opens a URL and waits for the given locator. Retries, because the `flaky` scenario fails requests. */
export async function visit(
  { page, options }: Visitor & { options?: JourneyOptions },
  address: string,
  sign: Locator = page.getByRole('heading', { level: 1 }).first(),
): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    // Retry soon if the platform fails at random. Otherwise the page loads in the end, however slow the machine.
    await expect(sign).toBeVisible({ timeout: options?.scenario === 'flaky' ? 10_000 : 30_000 })
  }).toPass({ timeout: 180_000 })
}

/**
 * Clicks a button until the expected result appears. One click is enough except in the `flaky` scenario, where the
 * button is clicked again until the page confirms success, as a patient visitor would.
 */
export async function retryUntil(
  { page, user, options }: Visitor & { options: JourneyOptions },
  control: Locator,
  outcome: Locator,
): Promise<void> {
  if (options.scenario !== 'flaky') {
    await user.press(control)
    await expect(outcome).toBeVisible()
    return
  }
  let isRetryNext = false
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' }).first()
    if (!(await outcome.isVisible())) {
      // If only the refetch failed, both buttons are visible: click them alternately.
      const isRetryThere = await retry.isVisible()
      const isControlThere = await control.isVisible()
      if (isControlThere && !(isRetryThere && isRetryNext)) await user.press(control)
      else if (isRetryThere) await user.press(retry)
      else if (!(await page.locator('[aria-busy=true]').first().isVisible())) await page.reload()
      isRetryNext = !isRetryNext
    }
    await expect(outcome).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 240_000 })
}

/** Headers that exempt a sandbox request from the scenario. */
export const withoutScenario = { 'x-api-key': 'sandbox', 'x-sandbox-scenario': 'none' }

/** Returns the number and the total of a page's donations on the platform. */
export async function giftsOf(
  { stack, request }: Pick<Journey, 'stack' | 'request'>,
  slug: string,
): Promise<{ count: number; raised: number }> {
  const base = `${stack.sandboxOrigin}/api/v1/fundraising/pages/${slug}`
  const feed = await request.get(`${base}/donations`, { headers: withoutScenario })
  const page = await request.get(base, { headers: withoutScenario })
  const { pagination } = (await feed.json()) as { pagination: { totalResults: number } }
  const { totalRaisedOnline } = (await page.json()) as { totalRaisedOnline: string | number }
  return { count: pagination.totalResults, raised: Number(totalRaisedOnline) }
}
