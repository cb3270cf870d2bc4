import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('the home page, a supporter’s page and the donate page can be read [S1.04]', async ({
  page,
  tideline,
}) => {
  await page.goto(tideline.siteOrigin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: '£' }).first()).toBeVisible()
  await page.goto(`${tideline.siteOrigin}/fundraising/maya-walks`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Donate' }).first().click()
  await expect(page.getByRole('group', { name: 'Choose an amount' })).toBeVisible()
})

test('the donate form leads to the checkout, and a wrong amount is told', async ({
  page,
  tideline,
}) => {
  await page.goto(`${tideline.siteOrigin}/fundraising/maya-walks/donate`)
  await page.getByRole('textbox', { name: 'Other amount' }).fill('lots')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const field = page.getByRole('textbox', { name: 'Other amount' })
  await expect(field).toHaveValue('lots')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(field).toHaveAccessibleDescription(/in figures/)
  await field.fill('30')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/link\/v1\/fundraisingpage\/donate\/pageId\/.*amount=30/)
  await page.getByRole('button', { name: /give|donate|pay/i }).click()
  await expect(page.getByText('£30.00')).toBeVisible()
})

test('a message that is not taken lists what is wrong, with links to the fields', async ({
  page,
  tideline,
}) => {
  await page.goto(`${tideline.siteOrigin}/contact`)
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  const summary = page.getByRole('alert').filter({ hasText: 'Please look at the fields' })
  await summary.getByRole('link', { name: /^E-mail: / }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody')
})
