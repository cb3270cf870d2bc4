import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

async function signIn(page: Page, password: string) {
  await page.getByLabel('Name or email').fill('reports')
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Password/).press('Enter')
}

test('an administrator reads the reports on a phone [S1.10] [S6.04]', async ({
  page,
  summit,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, `${summit.siteOrigin}/reports`)
  await signIn(page, 'nope')
  await expect(page.getByText('isn’t right for this charity’s reports')).toBeVisible()
  await expect(page.getByLabel('Name or email')).toHaveValue('reports')
  await signIn(page, 'milepost')
  const raised = page.getByRole('definition').first()
  await expect(raised).toHaveText(/^\$[\d,]+(?:\.\d{2})?$/)
  const all = await raised.textContent()
  await page.getByText('How this adds up').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Updated at / })).toBeVisible()

  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
  )
  expect(kept).not.toContain('milepost"')
  expect(kept).not.toContain(Buffer.from('reports:milepost').toString('base64'))

  const pages = page.getByRole('table', { name: /pages/i }).last()
  const sort = pages.getByRole('button', { name: /^Raised/ })
  await sort.focus()
  await page.keyboard.press('Enter')
  await expect(pages.getByRole('columnheader', { name: /^Raised/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  await page.getByLabel('From').fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).fill('2001-01-02')
  await expect(raised).toHaveText(/^\$0$/)
  for (const label of ['From', 'To']) {
    await page.getByLabel(label, { exact: true }).fill('0026-06-30')
    await expect(page.getByText(/four-digit year/)).toBeVisible()
    await page.getByLabel(label, { exact: true }).fill('')
  }
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(raised).toHaveText(all ?? '')

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/reports$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue as reports' }).click()
  await expect(raised).toHaveText(all ?? '')

  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Sign out of reports' }).click()
  await expect(page.getByLabel('Name or email')).toBeVisible()
  expect(browserErrors.filter((line) => !line.includes('401'))).toEqual([])
})

test('a failing or limited platform can be retried', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/reports`)
  await page.route('**/authenticate', (route) => route.abort())
  await signIn(page, 'milepost')
  await expect(page.getByText('We couldn’t load the reports.')).toBeVisible()
  await page.unroute('**/authenticate')
  await page.route('**/authenticate', (route) =>
    route.fulfill({ status: 429, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.getByRole('button', { name: 'Sign in to reports' }).click()
  await expect(page.getByText('too many requests from here')).toBeVisible()
  await page.unroute('**/authenticate')
  await page.route('**/donations?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign in to reports' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/donations?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('definition').first()).toHaveText(/^£/)
})

test('report dates are in the site’s language', async ({ browser, tideline }) => {
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const page = await context.newPage()
    await open(page, `${tideline.siteOrigin}/reports`)
    await signIn(page, 'milepost')
    // Day first, and 24 hours, as in Britain.
    await expect(page.getByText(/\b\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/).first()).toBeVisible()
    await expect(page.getByText(/\b[AP]M\b/)).toHaveCount(0)
    const gifts = page.getByRole('table', { name: /donations|given/i }).first()
    await expect(gifts.getByText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/).first()).toBeVisible()
  } finally {
    await context.close()
  }
})
