import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('the main pages can be read without scripts [S1.04] @core', async ({ page, tideline }) => {
  await page.goto(tideline.siteOrigin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: '£' }).first()).toBeVisible()
  await page.goto(`${tideline.siteOrigin}/fundraising/maya-walks`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Donate' }).first().click()
  await expect(page.getByRole('group', { name: 'Choose an amount' })).toBeVisible()
})

test('the donate form reports an invalid amount @core', async ({ page, tideline }) => {
  await page.goto(`${tideline.siteOrigin}/fundraising/maya-walks/donate`)
  await page.getByRole('textbox', { name: 'Other amount' }).fill('lots')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const field = page.getByRole('textbox', { name: 'Other amount' })
  await expect(field).toHaveValue('lots')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(field).toHaveAccessibleDescription(/as a number/)
  await field.fill('30')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/link\/v1\/fundraisingpage\/donate\/pageId\/.*amount=30/)
  await page.getByRole('button', { name: /give|donate|pay/i }).click()
  await expect(page.getByText('£30.00')).toBeVisible()
})

test('a rejected message lists its errors with links', async ({ page, tideline }) => {
  await page.goto(`${tideline.siteOrigin}/contact`)
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  const summary = page.getByRole('alert').filter({ hasText: 'Check the fields' })
  await summary.getByRole('link', { name: /^Email: / }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('nobody')
})

for (const [what, path, words] of [
  ['starting a page', '/register', /^You need JavaScript to start a page/],
  ['editing a page', '/fundraising-edit/maya-walks', /^You need JavaScript to edit a page/],
  ['changing an account', '/account', /^You need JavaScript to change your account/],
  ['reading the reports', '/reports', /^You need JavaScript to view reports/],
  ['signing in', '/?login', /^You need JavaScript to sign in/],
] as const) {
  test(`${what} needs scripts, but giving does not @core`, async ({ page, tideline, summit }) => {
    for (const { siteOrigin } of [tideline, summit]) {
      await page.goto(siteOrigin + path)
      const main = page.getByRole('main')
      await expect(page.getByText(words)).toBeVisible()
      // No endless loading state, and no dead buttons.
      await expect(main.locator('output').filter({ visible: true })).toHaveCount(0)
      const dead = main.getByRole('button', { disabled: false }).and(page.locator('[type=button]'))
      await expect(dead).toHaveCount(0)
      // Pages with a task have few buttons: the logo leads back to the others.
      await page.getByRole('banner').getByRole('link').first().click()
      await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click()
      await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
    }
  })
}
