import { expect, open, test } from './test.ts'

test('the demo supporter starts a page on the platform and finds it on the site', async ({
  page,
  tideline,
}) => {
  await open(page, tideline.siteOrigin)
  const start = page.getByRole('banner').getByRole('link', { name: 'Start your page' })
  // The platform is another host, and opens beside the site (Spec §2); here one tab will do.
  await expect(start).toHaveAttribute('target', '_blank')
  await page.goto((await start.getAttribute('href')) ?? '')
  await expect(page).toHaveURL(/\/www\/fundraising-page\/creation\?campaignGuid=/)
  await page.getByLabel(/e-?mail/i).fill('maya@tideline.example')
  await page.getByLabel(/password/i).fill('not the password')
  await page.getByLabel(/title/i).fill('Maya’s second walk')
  await page.getByLabel(/target/i).fill('750')
  await page.getByLabel(/story/i).fill('Once was not enough.')
  await page.getByRole('button').last().click()
  await expect(page.getByLabel(/title/i)).toHaveValue(/Maya.s second walk/)
  await page.getByLabel(/password/i).fill('milepost')
  await page.getByRole('button').last().click()

  await page.waitForURL(`${tideline.siteOrigin}/fundraising/**`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maya.s second walk/)
  await expect(page.getByText('Once was not enough.')).toBeVisible()
  await expect(page.getByText('of £750')).toBeVisible()
})
