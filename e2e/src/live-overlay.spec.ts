import type { APIRequestContext, Page } from '@playwright/test'
import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { sidewaysScroll } from './accessibility/measures/sideways-scroll.ts'
import { donateHere } from './donation.ts'
import type { Stack } from './stack.ts'
import { makeSupporter, type Supporter } from './supporter.ts'
import { expect, readMinorUnits, open, test } from './test.ts'

const overlayOf = ({ slug }: Supporter, query = '') => `/live/page/${slug}${query}`

/** Donates on a page at the checkout, in another window. */
async function give(
  page: Page,
  { siteOrigin }: Stack,
  { slug }: Supporter,
  { amount, ...words }: { amount: string; name: string; message: string },
) {
  const giver = await page.context().newPage()
  await open(giver, `${siteOrigin}/fundraising/${slug}/donate`)
  await donateHere(giver, amount, words)
  await giver.close()
}

const newSupporter = (request: APIRequestContext, stack: Stack) =>
  makeSupporter(request, stack, 'tideline', { title: 'Robin at low tide' })

test('an overlay shows totals and new donations live', async ({ page, request, tideline }) => {
  const supporter = await newSupporter(request, tideline)
  await open(page, tideline.siteOrigin + overlayOf(supporter))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin at low tide')
  await expect(page.getByText('£0', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await give(page, tideline, supporter, { amount: '25', name: 'Ada Lark', message: 'Go on Robin!' })
  await expect(page.getByText('£25', { exact: true })).toBeVisible()
  await expect(page.getByText('Ada Lark gave £25')).toBeVisible()
  await expect(page.getByText('Go on Robin!')).toBeVisible()
})

test('a stream shows only its overlay at every width', async ({ page, tideline }) => {
  for (const [path, width] of [
    ['/live/site', 1920],
    ['/live/page/maya-walks', 640],
    ['/live/team/the-spurn-point-waders', 360],
    ['/live/tag/region/atlantic', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 400 })
    await open(page, tideline.siteOrigin + path)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveCount(1)
    const grounds = await page.evaluate(() =>
      [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    )
    expect(grounds, path).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
    // axe passes over words that have the very colour of their ground.
    const title = page.getByRole('heading')
    const colours = await title.evaluate((heading) =>
      [heading, heading.parentElement ?? heading].map((element) => getComputedStyle(element).color),
    )
    expect(colours[0], path).toBe(colours[1])
    expect(await sidewaysScroll(page), path).toBe(0)
    const total = await page.request.get(
      `${tideline.siteOrigin}${path.replace('/live/site', '/totals').replace('/live/', '/totals/')}.json`,
    )
    const { text } = (await total.json()) as { text: { raised: string } }
    await expect(page.getByText(text.raised, { exact: true }), path).toBeVisible()
  }
})

test('an overlay survives an outage and recovers', async ({ page, context, request, tideline }) => {
  const supporter = await newSupporter(request, tideline)
  await open(page, tideline.siteOrigin + overlayOf(supporter))
  const raised = page.getByText('£0', { exact: true })
  await expect(raised).toBeVisible()
  const asked = page.waitForEvent('requestfailed', (one) => one.url().includes('.data'))
  await context.setOffline(true)
  await asked
  await expect(raised).toBeVisible()
  await context.setOffline(false)
  await give(page, tideline, supporter, { amount: '12', name: 'Cem', message: '' })
  await expect(page.getByText('£12', { exact: true })).toBeVisible()
  expect(readMinorUnits(await page.getByText('£12', { exact: true }).textContent())).toBe(1200)
})

test('an unknown overlay says so, and none is indexed', async ({ page, tideline }) => {
  for (const path of ['/live/page/no-such-page', '/live/nothing', '/live/page/%2e%2e', '/live']) {
    const response = await page.goto(tideline.siteOrigin + path)
    expect(response?.status(), path).toBe(404)
  }
  await page.goto(`${tideline.siteOrigin}/live/page/no-such-page`)
  await expect(page.getByText('We couldn’t find a live total here.')).toBeVisible()
  await open(page, `${tideline.siteOrigin}/live/site`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
