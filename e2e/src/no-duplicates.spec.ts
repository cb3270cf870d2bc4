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

const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('a gift', () => {
  /** Brings somebody's gift to the checkout: only paying is left to do. */
  async function toCheckout(page: Page, stack: Stack, slug: string) {
    await open(page, `${stack.siteOrigin}/fundraising/${slug}/donate`)
    await page.getByRole('textbox', { name: 'Other amount' }).fill('12.50')
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Twice Shy')
    return page.getByRole('button', { name: 'Donate now' })
  }
  const thanks = (page: Page) => page.getByRole('heading', { name: /Thank you, Twice Shy/ })

  const paid = (page: Page) => page.getByRole('heading', { name: 'This gift is paid' })

  test('pressed twice is one gift, and the way back says that it is paid @core', async ({
    page,
    request,
    summit,
  }) => {
    const { slug } = await makeSupporter(request, summit, 'summit')
    const pay = await toCheckout(page, summit, slug)
    await pay.dblclick()
    await expect(thanks(page)).toBeVisible()
    await page.goBack()
    await expect(paid(page)).toBeVisible()
    await expect(page.getByText('Your test donation of $12.50')).toBeVisible()
    await page.getByRole('link', { name: 'Go on to the thanks' }).click()
    await expect(thanks(page)).toBeVisible()
    await page.reload()
    await expect(thanks(page)).toBeVisible()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised: 12.5 })
  })

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? '' : ', without scripts too'
    test(`of another amount, after going back before it is paid, is of that amount${how}`, async ({
      browser,
      request,
      summit,
    }) => {
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

      // Another kind of choice: what was typed before does not win in silence.
      await page.goBack()
      await listens()
      const chosen = page.getByRole('radio').nth(2)
      const worth = (await chosen.getAttribute('value')) ?? ''
      await chosen.check({ force: true })
      await go.click()
      if (!javaScriptEnabled) {
        await expect(page.getByText(/^You chose .+ and typed 20\./)).toBeVisible()
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

  test('whose answer is lost is found paid on the way back, and is one gift @core', async ({
    page,
    request,
    summit,
  }) => {
    const { slug } = await makeSupporter(request, summit, 'summit')
    const pay = await toCheckout(page, summit, slug)
    const sent = await loseAnswers(page, '**/checkout/donations', 'POST')
    await pay.click()
    await expect.poll(() => sent.countRequests).toBe(1)
    await page.unroute('**/checkout/donations')
    await page.waitForURL('chrome-error://chromewebdata/')
    await page.goBack()
    await page.getByRole('link', { name: 'Go on to the thanks' }).click()
    await expect(thanks(page)).toBeVisible()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised: 12.5 })
  })

  test('that never arrived is still typed in on the way back, and can be given', async ({
    page,
    request,
    summit,
  }) => {
    const { slug } = await makeSupporter(request, summit, 'summit')
    const pay = await toCheckout(page, summit, slug)
    await page.route('**/checkout/donations', (route) => route.abort('connectionreset'))
    // A browser keeps what is typed some time after it is typed; here it has to be kept before the way back.
    await page.evaluate(() => history.replaceState(history.state, ''))
    await pay.click()
    await page.waitForURL('chrome-error://chromewebdata/')
    await page.unroute('**/checkout/donations')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Twice Shy')
    await pay.click()
    await expect(thanks(page)).toBeVisible()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised: 12.5 })
  })

  test('of which two tabs are open is one gift for each that is paid', async ({
    context,
    page,
    request,
    summit,
  }) => {
    const { slug } = await makeSupporter(request, summit, 'summit')
    const pay = await toCheckout(page, summit, slug)
    const other = await context.newPage()
    await toCheckout(other, summit, slug)
    await pay.click()
    await expect(thanks(page)).toBeVisible()
    await other.reload()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised: 12.5 })
    await other.getByRole('textbox', { name: 'Your name' }).fill('Twice Shy')
    await other.getByRole('button', { name: 'Donate now' }).click()
    await expect(thanks(other)).toBeVisible()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 2, raised: 25 })
  })
})

test.describe('an account', () => {
  async function fillIn(page: Page, stack: Stack, email: string) {
    await open(page, `${stack.siteOrigin}/sign-up`)
    await page.getByLabel('First name').fill('Tilly')
    await page.getByLabel('Last name').fill('Twice')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel(/^Choose a password/).fill('Stone-Path-77!')
    await page.getByLabel(/I accept/).check()
  }
  const create = (page: Page) => page.getByRole('button', { name: 'Create my account' })
  const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' })

  test('pressed twice is made once, and the way back asks for no second one', async ({
    page,
    summit,
  }) => {
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

  test('whose answer is lost is found by signing in, and made once', async ({ page, summit }) => {
    const sent = await loseAnswers(page, '**/iam/register', 'POST')
    await fillIn(page, summit, `lost-${process.pid}@example.org`)
    await create(page).click()
    await expect(logout(page)).toBeVisible()
    expect(sent.countRequests).toBe(1)
  })

  test('asked for in two tabs is made once, and the other tab hears of it', async ({
    context,
    page,
    summit,
  }) => {
    const email = `tabs-${process.pid}@example.org`
    await fillIn(page, summit, email)
    const other = await context.newPage()
    await fillIn(other, summit, email)
    await create(page).click()
    await expect(logout(page)).toBeVisible()
    await expect(logout(other)).toBeVisible()
    await expect(create(other)).toHaveCount(0)
  })
})

test('a page that two tabs ask for is made once, and both tabs know it', async ({
  context,
  page,
  request,
  summit,
}) => {
  const owner = await signInOwner(page, request, summit)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, `${summit.siteOrigin}/register`)
    await tab.getByLabel('Name of your page').fill('Both at once')
    await tab.getByLabel('Address of your page').fill(`both-${owner.slug}`)
    await tab.getByLabel('What you want to raise').fill('500')
    await tab.getByLabel('Which hill?').fill('Stairs at home')
  }
  await page.getByRole('button', { name: 'Make my page' }).dblclick()
  await expect(step(page, 'Your team')).toBeVisible()
  await other.getByRole('button', { name: 'Make my page' }).click()
  // The address is taken: it is said, and nothing that was typed is lost.
  await expect(
    other.getByText(/has this address already|This address is taken/).first(),
  ).toBeVisible()
  await expect(other.getByLabel('Which hill?')).toHaveValue('Stairs at home')
  const pages = await readPlatform<{ pageShortName: string }[]>(
    request,
    summit,
    '/api/v1/fundraising/pages',
    owner.user.token,
  )
  expect(pages.filter(({ pageShortName }) => /both-/.test(pageShortName))).toHaveLength(1)
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
  const isIn = (page: Page) => partOfEditScreen(page, 'Team').getByText('You are in this team.')

  test('pressed twice counts once, in two tabs as well, and the way back joins nobody again', async ({
    context,
    page,
    request,
    summit,
  }) => {
    const team = await begin(request, summit, page)
    const other = await context.newPage()
    await open(other, `${summit.siteOrigin}/teams/${team}`)
    await expect(join(other)).toBeVisible()
    const sent = countRequests(page, /teams\/join/, 'POST')
    await join(page).dblclick()
    await expect(isIn(page)).toBeVisible()
    expect(sent.count).toBe(1)
    // The other tab hears of it; where it does not in time, joining again does no harm.
    await expect(isIn(other)).toBeVisible()
    await page.goto(`${summit.siteOrigin}/about`)
    await page.goBack()
    await expect(isIn(page)).toBeVisible()
    expect(await teamSize(request, summit, team)).toBe(2)
  })

  test('whose answer is lost counts once, and the screen says so', async ({
    page,
    request,
    summit,
  }) => {
    const team = await begin(request, summit, page)
    const sent = await loseAnswers(page, '**/teams/join', 'POST')
    await join(page).click()
    await expect(isIn(page)).toBeVisible()
    expect(sent.countRequests).toBe(1)
    expect(await teamSize(request, summit, team)).toBe(2)
  })
})

test.describe('saving what was edited', () => {
  const title = (page: Page) => partOfEditScreen(page, 'Title').getByLabel('Title of your page')
  const save = (page: Page) => partOfEditScreen(page, 'Title').getByRole('button', { name: 'Save' })
  const stored = async (request: APIRequestContext, stack: Stack, slug: string) =>
    (await readPlatform<{ title: string }>(request, stack, `/api/v1/fundraising/pages/${slug}`))
      .title

  test('pressed twice is sent once; lost, it says that nobody can tell, and is saved again', async ({
    page,
    request,
    summit,
  }) => {
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
    await expect(partOfEditScreen(page, 'Title')).toContainText('No answer came')
    await expect(title(page)).toHaveValue('Twice does no harm')
    expect(lost.countRequests).toBe(1)
    expect(await stored(request, summit, owner.slug)).toBe('Twice does no harm')
    await page.unroute('**/pagetitle')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twice does no harm')
    await expect(partOfEditScreen(page, 'Title')).not.toContainText('No answer came')

    // Back and forth: what is shown is what is stored.
    await page.getByRole('link', { name: 'See your page' }).click()
    await expect(page).toHaveURL(/\/fundraising\//)
    await page.goBack()
    await expect(title(page)).toHaveValue('Twice does no harm')
    expect(sent.count).toBe(3)
  })

  test('in two tabs, the last one counts, and both show it after a reload', async ({
    context,
    page,
    request,
    summit,
  }) => {
    const owner = await signInOwner(page, request, summit)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await openEditScreen(tab, summit, owner)
    }
    await title(page).fill('The first tab')
    await title(other).fill('The second tab')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first tab')
    await expect(title(other)).toHaveValue('The second tab')
    await save(other).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('The second tab')
    await page.reload()
    await expect(title(page)).toHaveValue('The second tab')
    expect(await stored(request, summit, owner.slug)).toBe('The second tab')
  })
})
