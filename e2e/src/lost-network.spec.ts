import type { Page } from '@playwright/test'
import { countRequests } from './lost-answers.ts'
import { openEditScreen, partOfEditScreen, signInOwner, typeActivity } from './edit-screen.ts'
import { expect, open, test } from './test.ts'

/*
 * A lost network: a message with "Try again" replaces a page that cannot be loaded, typed text stays, and nothing is sent
 * without the visitor.
 */

/** Opens a page, moves the pointer, and waits until the code for a lost network has been loaded. */
async function openAlive(page: Page, address: string) {
  await open(page, address)
  const brought = page.waitForResponse(/show-offline-pages-.*\.js/)
  await page.mouse.move(20, 20)
  await page.mouse.move(30, 30)
  await (await brought).finished()
}

test('a page opened offline loads on request', async ({ page, context, tideline }) => {
  await openAlive(page, tideline.siteOrigin)
  await context.setOffline(true)
  const link = page.getByRole('main').locator('a[href^="/fundraising/"]').first()
  const address = await link.getAttribute('href')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The connection was lost')
  await expect(page).toHaveTitle('The connection was lost')
  await expect(page).toHaveURL(`${tideline.siteOrigin}${address}`)
  await expect(page.getByText('It’s us')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('500')

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There’s still no connection')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The connection was lost')
  await expect(page.getByRole('heading', { name: 'Latest donations' })).toBeVisible()
  await expect(page).toHaveURL(`${tideline.siteOrigin}${address}`)
})

test('a page whose code is delayed loads on request', async ({ page, context, tideline }) => {
  await page.route(/accessibility-statement-page-.*\.js/, (route) => route.abort())
  await openAlive(page, tideline.siteOrigin)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The connection was lost')
  await page.unroute(/accessibility-statement-page-.*\.js/)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accessibility')
})

test('an offline search recovers automatically', async ({ page, context, tideline }) => {
  await openAlive(page, `${tideline.siteOrigin}/people`)
  const field = page.getByRole('combobox').first()
  // The section's code comes after the page's: what is typed before waits for the next letter.
  await expect(async () => {
    await field.fill('')
    await field.fill('sam')
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.setOffline(true)
  await field.fill('maya')
  await expect(page.getByText('Search isn’t working at the moment')).toBeVisible()
  await expect(field).toHaveValue('maya')
  await context.setOffline(false)
  await expect(page.getByRole('option', { name: /Maya walks the tideline/ })).toBeVisible()
  await expect(field).toHaveValue('maya')
})

test('an offline donation is kept until resubmitted @core', async ({ page, context, tideline }) => {
  await openAlive(page, `${tideline.siteOrigin}/fundraising/maya-walks/donate`)
  const own = page.getByRole('textbox', { name: 'Other amount' })
  const pay = page.getByRole('button', { name: 'Continue to payment' })
  const gifts = countRequests(page, /\/donate/, 'POST')
  await own.fill('12.50')
  await context.setOffline(true)
  await pay.click()
  await expect(page.getByRole('alert')).toContainText(
    'You’re offline. We’ve kept what you wrote on this page',
  )
  await expect(own).toHaveValue('12.50')
  gifts.count = 0
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  expect(gifts.count).toBe(0)
  await expect(own).toHaveValue('12.50')
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
  await expect(page.getByLabel('Amount in GBP')).toHaveValue('12.50')
})

test('an offline activity is logged once', async ({ page, context, request, summit }) => {
  const owner = await signInOwner(page, request, summit)
  await openEditScreen(page, summit, owner)
  const activities = partOfEditScreen(page, 'Activities')
  await expect(activities.getByText('No activities yet')).toBeVisible()
  const { logged, logIt } = await typeActivity(page, { km: '9', title: 'Through the tunnel' })
  let writes = 0
  page.on('request', (sent) => {
    if (sent.postData()?.includes('createTimelineEntry')) writes += 1
  })
  await context.setOffline(true)
  await logIt.click()
  await expect(activities.getByRole('alert')).toContainText(
    'You’re offline. We’ve kept what you wrote on this page',
  )
  await context.setOffline(false)
  await expect(activities.getByRole('alert')).toContainText('You’re back online.')
  await expect(activities.getByLabel('Distance')).toHaveValue('9')
  await expect(activities.getByLabel('Title')).toHaveValue('Through the tunnel')
  expect(writes).toBe(0)
  await logIt.click()
  await expect(logged).toHaveCount(1)
  await expect(activities.getByRole('alert')).toHaveCount(0)
  expect(writes).toBe(1)

  const title = partOfEditScreen(page, 'Title')
  await title.getByLabel('Page title').fill('There and back')
  await context.setOffline(true)
  await title.getByRole('button', { name: 'Save' }).click()
  await expect(title.getByRole('alert')).toContainText('You’re offline.')
  await context.setOffline(false)
  await title.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There and back')
})

test('an edit screen that failed to load loads on request', async ({ page, request, summit }) => {
  const owner = await signInOwner(page, request, summit)
  const address = `**/api/v1/fundraising/pages/${owner.slug}`
  await page.route(address, (route) => route.abort('internetdisconnected'))
  await openEditScreen(page, summit, owner)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load your page', {
    timeout: 60_000,
  })
  await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(partOfEditScreen(page, 'Title').getByLabel('Page title')).toBeVisible()
})

test('a dialog whose code is blocked reloads only on request', async ({ page, tideline }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/ConsentPreferences-.*\.js/, (route) => route.abort())
  await page.goto(`${tideline.siteOrigin}/about?cookies=policy`)
  const problem = page.getByText('We couldn’t load this part of the page.')
  await expect(problem).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(1)
  await page.unroute(/ConsentPreferences-.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(problem).toHaveCount(0)
  expect(loads).toBe(2)
})

test('a section whose code is blocked leaves the rest of the page', async ({ page, tideline }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/search-[\w-]{8}\.js/, (route) => route.abort())
  await open(page, `${tideline.siteOrigin}/people`)
  await expect(page.getByText('We couldn’t load this part of the page.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(1)
})
