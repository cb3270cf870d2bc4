import { editAsOwner, partOfEditScreen, typeActivity } from './edit-screen.ts'
import { expect, open, test } from './test.ts'

test('the next page of donations focuses its heading', async ({ page, tideline }) => {
  const address = `${tideline.siteOrigin}/fundraising/maya-walks`
  await open(page, address)
  const title = await page.title()
  const pages = page.getByRole('navigation', { name: 'Pages of donations' })
  await pages.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL(/\?page=2#gifts$/)
  await expect(page.getByRole('heading', { name: 'Latest donations' })).toBeFocused()
  await expect(page).toHaveTitle(`${title} (Page 2)`)
})

test('an owner keeps the focus after deleting an activity', async ({ page, request, summit }) => {
  await editAsOwner(request, summit, page)
  const activities = partOfEditScreen(page, 'Activities')
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
    const { logIt, logged } = await typeActivity(page, { km: '5', title })
    await logIt.click()
    await expect(logged).toBeVisible()
    await expect(activities.getByLabel('Title')).toHaveValue('')
  }
  await activities.getByRole('button', { name: 'Show all 5' }).press('Enter')
  await expect(activities.getByRole('listitem')).toHaveCount(5)
  const fourth = activities.getByRole('listitem').nth(3)
  await expect(fourth.locator(':focus')).toHaveText('Second')

  await activities.getByRole('button', { name: /^Delete .*Fifth/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete activity' }).press('Enter')
  await expect(activities.getByRole('listitem')).toHaveCount(4)
  await expect(
    activities.getByRole('heading', { name: 'Activities', exact: true, level: 2 }),
  ).toBeFocused()
})

test('opening and leaving the reports keeps the focus in them', async ({ page, summit }) => {
  await open(page, `${summit.siteOrigin}/reports`)
  const main = page.getByRole('main')
  await main.getByLabel('Name or email').fill('reports')
  await main.getByLabel(/^Password/).fill('milepost')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await main.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(main.getByLabel('Name or email')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
})
