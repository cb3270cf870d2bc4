import { expect, open, test } from './test.ts'

test('a site can add custom sections, with and without scripts', async ({
  page,
  browser,
  browserErrors,
  tideline,
  summit,
}) => {
  await open(page, `${tideline.siteOrigin}/how-it-works`)
  const tides = page.getByRole('table', { name: 'Tides on walk weekend' })
  await expect(tides.getByRole('row')).toHaveCount(6)
  await expect(tides.getByRole('row', { name: /Sat.*12\.31 pm/ })).toHaveText(/High water\s*4\.6 m/)
  expect(browserErrors).toEqual([])

  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(`${summit.siteOrigin}/how-it-works`)
  const ladder = still.getByRole('table', { name: 'How high we are together' })
  await expect(ladder.getByRole('row', { name: /The shed loop/ })).toContainText('Climbed it')
  await expect(ladder.getByRole('row', { name: /Everest, 100/ })).toContainText('Still to climb')
  await context.close()
})

test('a site can replace a component of the kit', async ({ page, summit }) => {
  await page.goto(`${summit.siteOrigin}/nowhere`)
  await page.getByRole('main').getByRole('link', { name: 'Find a supporter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is climbing' })).toBeVisible()
})
