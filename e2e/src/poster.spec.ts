import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Page } from '@playwright/test'
import { makeSupporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

const millimetresPerPoint = 25.4 / 72
const papers = [
  ['a4', 210, 297],
  ['a5', 148, 210],
  ['letter', 215.9, 279.4],
] as const

/** Returns the printed pages, with width and height in mm. */
async function printed(page: Page): Promise<{ widthMm: number; heightMm: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  )
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, width, height]) => ({
    widthMm: Number(width) * millimetresPerPoint,
    heightMm: Number(height) * millimetresPerPoint,
  }))
}

async function expectOnePage(page: Page, [, widthMm, heightMm]: (typeof papers)[number]) {
  const pages = await printed(page)
  expect(pages).toHaveLength(1)
  expect(Math.abs((pages[0]?.widthMm ?? 0) - widthMm)).toBeLessThan(1)
  expect(Math.abs((pages[0]?.heightMm ?? 0) - heightMm)).toBeLessThan(1)
}

/** Whether all words of the sheet are on it. */
async function expectAllOnSheet(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const lost = await page.locator('main article').evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll('h2, p, img')]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return (
          left < edge.left - 1 ||
          right > edge.right + 1 ||
          top < edge.top - 1 ||
          bottom > edge.bottom + 1
        )
      })
      .map((part) => ({
        part: part.outerHTML.slice(0, 40),
        at: part.getBoundingClientRect().toJSON() as object,
        sheet: edge.toJSON() as object,
      }))
  })
  await page.emulateMedia({ media: null })
  expect(lost).toEqual([])
}

test('a poster fits on one sheet of the selected paper', async ({
  page,
  tideline,
  browserErrors,
}) => {
  for (const path of ['/fundraising/maya-walks', '/teams/the-spurn-point-waders']) {
    await open(page, tideline.siteOrigin + path)
    await page.getByRole('link', { name: 'Print a poster' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Print a poster' })).toBeVisible()
    await expect(page).toHaveURL(`${tideline.siteOrigin}${path}/poster`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText(path)
    await expect(sheet).toContainText('raised')
    expect(await axeViolations(page)).toEqual([])
    for (const paper of papers) {
      await page.getByLabel('Paper size').selectOption(paper[0])
      await page.getByRole('button', { name: 'Show this poster' }).click()
      await page.waitForURL(/paper=/)
      await expect(page.getByLabel('Paper size')).toHaveValue(paper[0])
      await expect(page).toHaveURL(new RegExp(`paper=${paper[0]}$`))
      await expectOnePage(page, paper)
      await expectAllOnSheet(page)
    }
  }
  expect(browserErrors).toEqual([])
})

test('a poster with the longest title fits on one sheet', async ({ page, request, tideline }) => {
  const supporter = await makeSupporter(request, tideline, 'tideline', {
    title:
      `Donaudampfschifffahrtsgesellschaftskapitän ${'goes a very long way for the sea '.repeat(7)}`.slice(
        0,
        255,
      ),
  })
  for (const paper of papers) {
    const address = `${tideline.siteOrigin}/fundraising/${supporter.slug}/poster?paper=${paper[0]}`
    await open(page, address)
    await expectOnePage(page, paper)
    await expectAllOnSheet(page)
  }
})

test('a poster prints without scripts, and a missing one is a 404 @core', async ({
  browser,
  tideline,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${tideline.siteOrigin}/teams/the-spurn-point-waders/poster`)
  await page.getByLabel('Paper size').selectOption('a5')
  await page.getByRole('button', { name: 'Show this poster' }).click()
  await expect(page).toHaveURL(/paper=a5/)
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await expectOnePage(page, papers[1])
  const missing = await page.goto(`${tideline.siteOrigin}/fundraising/nobody-is-called-so/poster`)
  expect(missing?.status()).toBe(404)
  await context.close()
})
