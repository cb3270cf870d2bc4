import { join } from 'node:path'
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test'
import type { Stack } from '../stack.ts'
import { forbidMouse, type Hand, handFor } from './user.ts'
import { withPictures } from './with-screenshots.ts'

export type Brand = 'tideline' | 'summit'
export type Scenario = 'none' | 'slow' | 'flaky'

/** Who goes on a journey, and how. */
export interface Journey {
  brand: Brand
  input: 'mouse' | 'keyboard'
  size: 'phone' | 'desktop'
  scenario: Scenario
}

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } }

/** One visitor's browser on a journey. */
export interface Visitor {
  page: Page
  hand: Hand
}

/** What every journey has: the site, its first visitor, and more of them if asked for. */
export interface Trip extends Visitor {
  journey: Journey
  stack: Stack
  request: APIRequestContext
  /** Somebody else, in a browser of their own. */
  another: () => Promise<Visitor>
  /** What the pages complained about, but for what the platform answered. */
  complaints: string[]
}

/** Sets out: a browser of the journey's size and input. */
export async function setOut(
  journey: Journey,
  { browser, stack, request }: { browser: Browser; stack: Stack; request: APIRequestContext },
): Promise<Trip & { end: () => Promise<void> }> {
  const complaints: string[] = []
  const closing: (() => Promise<void>)[] = []
  const another = async () => {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: sizes[journey.size],
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
    })
    // A control that cannot be used is a fault, and should say so soon.
    context.setDefaultTimeout(30_000)
    if (journey.input === 'keyboard') await context.addInitScript(forbidMouse)
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // The browser notes every answer that is no 2xx by itself.
      if (!/status of (401|404|409|503)/.test(message.text())) complaints.push(message.text())
    })
    const hand = handFor(page, journey.input)
    const folder = picturesOf(journey, closing.length + 1)
    closing.push(async () => {
      if (folder !== undefined) {
        await page.screenshot({ path: join(folder, 'end.png'), fullPage: true })
      }
      await context.close()
    })
    return { page, hand: folder === undefined ? hand : withPictures(page, hand, folder) }
  }
  return {
    ...(await another()),
    journey,
    stack,
    request,
    another,
    complaints,
    end: async () => {
      await Promise.all(closing.map((close) => close()))
    },
  }
}

/** `PICTURES=folder playwright test journeys.spec.ts` keeps pictures of every step, each visitor's in a folder. */
function picturesOf({ brand, size, input }: Journey, visitor: number): string | undefined {
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

/** Opens an address and waits until it listens and shows what it is opened for; tries again on a bad day. */
export async function visit(
  { page, journey }: Visitor & { journey?: Journey },
  address: string,
  sign: Locator = page.getByRole('heading', { level: 1 }).first(),
): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await page.waitForSelector('html[data-hydrated]')
    // Read again soon where the platform refuses at random; elsewhere it comes, however slow the machine is.
    await expect(sign).toBeVisible({ timeout: journey?.scenario === 'flaky' ? 10_000 : 30_000 })
  }).toPass({ timeout: 180_000 })
}

/**
 * Presses a button until the outcome is there. On a good or a slow day once is enough; on a bad one it is pressed
 * again for as long as the page does not say that it worked, as a patient visitor would.
 */
export async function insist(
  { page, hand, journey }: Visitor & { journey: Journey },
  control: Locator,
  outcome: Locator,
): Promise<void> {
  if (journey.scenario !== 'flaky') {
    await hand.press(control)
    await expect(outcome).toBeVisible()
    return
  }
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' }).first()
    if (!(await outcome.isVisible())) {
      if (await control.isVisible()) await hand.press(control)
      else if (await retry.isVisible()) await hand.press(retry)
      else if (!(await page.locator('[aria-busy=true]').first().isVisible())) await page.reload()
    }
    await expect(outcome).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 240_000 })
}

/** An order of the sandbox's that no bad day reaches. */
export const calmly = { 'x-api-key': 'sandbox', 'x-sandbox-scenario': 'none' }

/** How many gifts a page has had, and what they come to, as the platform has it. */
export async function giftsOf(
  { stack, request }: Pick<Trip, 'stack' | 'request'>,
  slug: string,
): Promise<{ count: number; raised: number }> {
  const base = `${stack.sandboxOrigin}/api/v1/fundraising/pages/${slug}`
  const feed = await request.get(`${base}/donations`, { headers: calmly })
  const page = await request.get(base, { headers: calmly })
  const { pagination } = (await feed.json()) as { pagination: { totalResults: number } }
  const { totalRaisedOnline } = (await page.json()) as { totalRaisedOnline: string | number }
  return { count: pagination.totalResults, raised: Number(totalRaisedOnline) }
}
