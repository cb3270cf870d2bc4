import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { giveByRequest } from './give-by-request.ts'
import { retryUntil, type Journey, visit } from './journey.ts'

/** A spreadsheet formula in user input. */
const formula = '=HYPERLINK("https://evil.example","Click")'

/** An administrator reads the reports and exports the donations, one of which contains a formula. */
export async function adminReadsReports(journey: Journey): Promise<void> {
  const { page, user, stack, options } = journey
  // Summit counts the pages that are listed.
  await giveByRequest(journey, options.brand === 'tideline' ? 'maya-walks' : 'jack-for-home', {
    amount: '7.77',
    name: '@SUM(1+1)',
    message: formula,
  })

  await visit(journey, `${stack.siteOrigin}/reports`, page.getByLabel('Name or email'))
  await user.type(page.getByLabel('Name or email'), 'reports')
  await user.type(page.getByLabel(/^Password/), 'milepost')
  const raised = page.getByRole('definition').first()
  await retryUntil(journey, page.getByRole('button', { name: 'Sign in to reports' }), raised)
  await expect(raised).toHaveText(
    options.brand === 'tideline' ? /^£[\d,]+(\.\d{2})?$/ : /^\$[\d,]+(\.\d{2})?$/,
  )
  for (const name of [/pages/i, /donations/i]) {
    await expect(page.getByRole('table', { name }).first()).toBeVisible()
  }

  const downloading = page.waitForEvent('download')
  await user.press(page.getByRole('button', { name: /Download as CSV: .*(donations|given)/i }))
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file.startsWith('\uFEFFDate,Donor,Amount,Currency,Page,Message\r\n')).toBe(true)
  const row = file.split('\r\n').find((line) => line.includes('HYPERLINK'))
  expect(row).toContain('7.77')
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`)
  expect(row).toContain("'@SUM(1+1)")
  expect(file).not.toMatch(/(^|,)"?[=+@\t]/m)

  await user.press(page.getByRole('button', { name: 'Sign out of reports' }))
  await expect(page.getByLabel('Name or email')).toBeVisible()
}
