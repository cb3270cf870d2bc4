import { fillSignUp } from './fill-sign-up.ts'
import { startApplication } from './accessibility/measures/start-application.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { openEditScreen, partOfEditScreen, signInOwner } from './edit-screen.ts'
import { giftsOf } from './journeys/journey.ts'
import { countRequests, loseAnswers } from './lost-answers.ts'
import { makeTeam, readPlatform, teamSize } from './platform-facts.ts'
import type { Stack } from './stack.ts'
import { makeSupporter, signInHere } from './supporter.ts'
import { expect, open, test } from './test.ts'

/*
 * Two presses, the way back, two tabs and a lost connection, for each thing that is written. What an owner
 * adds, takes away and ends is in `no-duplicates-of-owners`; what slow-and-flaky, owner, teams and registration show already
 * is not shown again here.
 */

test.describe.configure({ mode: 'parallel' })

test.describe('a donation', () => {
  /** Takes a donation to the checkout's last step. */
  async function toCheckout(page: Page, stack: Stack, slug: string) {
    await open(page, `${stack.siteOrigin}/fundraising/${slug}/donate`)
    await page.getByRole('textbox', { name: 'Other amount' }).fill('12.50')
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Twice Shy')
    return page.getByRole('button', { name: 'Donate now' })
  }
  const thanks = (page: Page) => page.getByRole('heading', { name: /Thank you, Twice Shy/ })

  const paid = (page: Page) => page.getByRole('heading', { name: 'This donation is already paid' })

  test('pressed twice is one donation, paid once @core', async ({ page, request, summit }) => {
    const { slug } = await makeSupporter(request, summit, 'summit')
    const pay = await toCheckout(page, summit, slug)
    await pay.dblclick()
    await expect(thanks(page)).toBeVisible()
    await page.goBack()
    await expect(paid(page)).toBeVisible()
    await expect(page.getByText('Your test donation of $12.50')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(thanks(page)).toBeVisible()
    await page.reload()
    await expect(thanks(page)).toBeVisible()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised: 12.5 })
  })

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? '' : ', without scripts too'
    test(`of a changed amount is of the last one${how}`, async ({ browser, request, summit }) => {
      const { slug } = await makeSupporter(request, summit, 'summit')
      const page = await browser.newPage({ javaScriptEnabled })
      const listens = () => (javaScriptEnabled ? startApplication(page) : undefined)
      const go = page.getByRole('button', { name: 'Continue to payment' })
      const other = page.getByRole('textbox', { name: 'Other amount' })
      const amount = page.getByRole('textbox', { name: /^Amount in/ })
      await page.goto(`${summit.siteOrigin}/fundraising/${slug}/donate`)
      await listens()
      await other.fill('12.50')
      await go.click()
      await expect(amount).toHaveValue('12.50')

      await page.goBack()
      await listens()
      await other.fill('20')
      await go.click()
      await expect(amount).toHaveValue('20')

      await page.goBack()
      await listens()
      const chosen = page.getByRole('radio').nth(2)
      const worth = (await chosen.getAttribute('value')) ?? ''
      await chosen.check({ force: true })
      await go.click()
      if (!javaScriptEnabled) {
        await expect(page.getByText(/^You chose .+ but entered 20\./)).toBeVisible()
        await chosen.check({ force: true })
        await other.fill('')
        await go.click()
      }
      await expect(amount).toHaveValue(worth)
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
      await page.goBack()
      await expect(paid(page)).toBeVisible()
      const raised = Number(worth)
      expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised })
      await page.close()
    })
  }
})

test.describe('an account', () => {
  async function fillIn(page: Page, stack: Stack, email: string) {
    await open(page, `${stack.siteOrigin}/sign-up`)
    await fillSignUp(page, { email })
  }
  const create = (page: Page) => page.getByRole('button', { name: 'Create my account' })
  const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' })

  test('pressed twice is made once; going back makes no other', async ({ page, summit }) => {
    const sent = countRequests(page, /iam\/register/, 'POST')
    await open(page, `${summit.siteOrigin}/about`)
    await fillIn(page, summit, `twice-${process.pid}@example.org`)
    await create(page).dblclick()
    await expect(logout(page)).toBeVisible()
    await page.goBack()
    await expect(logout(page)).toBeVisible()
    await expect(create(page)).toHaveCount(0)
    expect(sent.count).toBe(1)
  })
})

test.describe('joining a team', () => {
  async function begin(request: APIRequestContext, stack: Stack, page: Page) {
    const captain = await makeSupporter(request, stack, 'summit', { firstName: 'Cap' })
    const joiner = await makeSupporter(request, stack, 'summit', { firstName: 'Jo' })
    const team = await makeTeam(request, stack, captain)
    await signInHere(page, stack, joiner)
    await open(page, `${stack.siteOrigin}/teams/${team}`)
    return team
  }
  const join = (page: Page) =>
    partOfEditScreen(page, 'Team').getByRole('button', { name: /^Join with/ })
  const isIn = (page: Page) => partOfEditScreen(page, 'Team').getByText('You’re in this team.')

  test('pressed twice or in two tabs counts once', async ({ context, page, request, summit }) => {
    const team = await begin(request, summit, page)
    const other = await context.newPage()
    await open(other, `${summit.siteOrigin}/teams/${team}`)
    await expect(join(other)).toBeVisible()
    const sent = countRequests(page, /teams\/join/, 'POST')
    await join(page).dblclick()
    await expect(isIn(page)).toBeVisible()
    expect(sent.count).toBe(1)
    // The other tab receives the change. If it is late, joining again does no harm.
    await expect(isIn(other)).toBeVisible()
    await page.goto(`${summit.siteOrigin}/about`)
    await page.goBack()
    await expect(isIn(page)).toBeVisible()
    expect(await teamSize(request, summit, team)).toBe(2)
  })

  test('with a lost response counts once and is shown', async ({ page, request, summit }) => {
    const team = await begin(request, summit, page)
    const sent = await loseAnswers(page, '**/teams/join', 'POST')
    await join(page).click()
    await expect(isIn(page)).toBeVisible()
    expect(sent.countRequests).toBe(1)
    expect(await teamSize(request, summit, team)).toBe(2)
  })
})

test.describe('saving edits', () => {
  const title = (page: Page) => partOfEditScreen(page, 'Title').getByLabel('Page title')
  const save = (page: Page) => partOfEditScreen(page, 'Title').getByRole('button', { name: 'Save' })
  const stored = async (request: APIRequestContext, stack: Stack, slug: string) =>
    (await readPlatform<{ title: string }>(request, stack, `/api/v1/fundraising/pages/${slug}`))
      .title

  test('is sent once, and again after a lost response', async ({ page, request, summit }) => {
    const owner = await signInOwner(page, request, summit)
    await openEditScreen(page, summit, owner)
    const sent = countRequests(page, /pagetitle/, 'PUT')
    await title(page).fill('Once is enough')
    await save(page).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Once is enough')
    expect(sent.count).toBe(1)

    const lost = await loseAnswers(page, '**/pagetitle', 'PUT')
    await title(page).fill('Twice does no harm')
    await save(page).click()
    await expect(partOfEditScreen(page, 'Title')).toContainText('We’re not sure that worked.')
    await expect(title(page)).toHaveValue('Twice does no harm')
    expect(lost.countRequests).toBe(1)
    expect(await stored(request, summit, owner.slug)).toBe('Twice does no harm')
    await page.unroute('**/pagetitle')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twice does no harm')
    await expect(partOfEditScreen(page, 'Title')).not.toContainText('We’re not sure that worked.')

    await page.getByRole('link', { name: 'See your page' }).click()
    await expect(page).toHaveURL(/\/fundraising\//)
    await page.goBack()
    await expect(title(page)).toHaveValue('Twice does no harm')
    expect(sent.count).toBe(3)
  })
})
