import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { calmly, giftsOf } from './journeys/journey.ts'
import type { Stack } from './stack.ts'
import { makeSupporter, signInHere, type Supporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

/*
 * Two presses, the way back, two tabs and a lost connection, for each thing that is written. What rough-days,
 * owner and registration show already is not shown again here.
 */

test.describe.configure({ mode: 'parallel' })

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Lets what is sent arrive, and loses its answer; tells how often it was sent. */
async function lose(on: Page | BrowserContext, address: string, method: string) {
  const sent = { count: 0 }
  await on.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    sent.count += 1
    await route.fetch({ maxRedirects: 0 })
    return route.abort('connectionreset')
  })
  return sent
}

/** How often something was sent. */
function count(page: Page, address: RegExp, method: string) {
  const sent = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === method && address.test(request.url())) sent.count += 1
  })
  return sent
}

async function read<T>(request: APIRequestContext, stack: Stack, path: string, token = '') {
  const authorization: Record<string, string> =
    token === '' ? {} : { authorization: `Bearer ${token}` }
  const answer = await request.get(stack.sandboxOrigin + path, {
    headers: { ...calmly, ...authorization },
  })
  return (await answer.json()) as T
}

const teamOf = async (request: APIRequestContext, stack: Stack, slug: string) =>
  (await read<{ numberOfSupporters: number }>(request, stack, `/api/v1/teamsv3/${slug}`))
    .numberOfSupporters

/** Makes a team of somebody's, past the screens. */
async function makeTeam(request: APIRequestContext, stack: Stack, captain: Supporter) {
  const teamShortName = `team-${captain.slug}`
  const answer = await request.put(`${stack.sandboxOrigin}/api/v2/teams`, {
    headers: { ...calmly, authorization: `Bearer ${captain.user.token}` },
    data: {
      teamShortName,
      name: `Herons of ${captain.slug}`,
      story: 'We stand in the water.',
      campaignGuid: '5a3317ca-0c0a-4b57-a1d5-c0a57a11fe00',
      captainPageShortName: captain.slug,
      targetAmount: 1000,
      targetCurrency: 'AUD',
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return teamShortName
}

test.describe('a gift', () => {
  async function toCheckout(page: Page, stack: Stack, slug: string) {
    await open(page, `${stack.siteOrigin}/fundraising/${slug}/donate`)
    await page.getByRole('textbox', { name: 'Other amount' }).fill('12.50')
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Twice Shy')
  }
  const thanks = (page: Page) => page.getByRole('heading', { name: /Thank you, Twice Shy/ })

  test('pressed twice, and again after going back, is one gift', async ({
    page,
    request,
    summit,
  }) => {
    const { slug } = await makeSupporter(request, summit, 'summit')
    await toCheckout(page, summit, slug)
    const pay = page.getByRole('button', { name: 'Donate now' })
    await pay.dblclick()
    await expect(thanks(page)).toBeVisible()
    await page.goBack()
    await expect(pay).toBeVisible()
    await pay.click()
    await expect(thanks(page)).toBeVisible()
    await page.reload()
    await expect(thanks(page)).toBeVisible()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised: 12.5 })
  })

  test('whose answer is lost is still typed in, and sent again is one gift', async ({
    page,
    request,
    summit,
  }) => {
    const { slug } = await makeSupporter(request, summit, 'summit')
    await toCheckout(page, summit, slug)
    const pay = page.getByRole('button', { name: 'Donate now' })
    const sent = await lose(page, '**/checkout/donations', 'POST')
    await pay.click()
    await expect.poll(() => sent.count).toBe(1)
    await page.unroute('**/checkout/donations')
    await page.waitForURL('chrome-error://chromewebdata/')
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
    await toCheckout(page, summit, slug)
    const other = await context.newPage()
    await toCheckout(other, summit, slug)
    await page.getByRole('button', { name: 'Donate now' }).click()
    await expect(thanks(page)).toBeVisible()
    await other.reload()
    expect(await giftsOf({ stack: summit, request }, slug)).toEqual({ count: 1, raised: 12.5 })
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
    const sent = count(page, /iam\/register/, 'POST')
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
    const sent = await lose(page, '**/iam/register', 'POST')
    await fillIn(page, summit, `lost-${process.pid}@example.org`)
    await create(page).click()
    await expect(logout(page)).toBeVisible()
    expect(sent.count).toBe(1)
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
  const owner = await makeSupporter(request, summit, 'summit')
  await signInHere(page, summit, owner)
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
  const pages = await read<{ pageShortName: string }[]>(
    request,
    summit,
    '/api/v1/fundraising/pages',
    owner.user.token,
  )
  expect(pages.filter(({ pageShortName }) => /both-/.test(pageShortName))).toHaveLength(1)
})

test('an activity in two tabs is logged once by the one that is pressed', async ({
  context,
  page,
  request,
  summit,
}) => {
  const owner = await makeSupporter(request, summit, 'summit')
  await signInHere(page, summit, owner)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, `${summit.siteOrigin}/fundraising-edit/${owner.slug}`)
    await part(tab, 'Activities').getByLabel('Distance').fill('5')
    await part(tab, 'Activities').getByLabel('Title').fill('Along the ridge')
  }
  const logged = (tab: Page) =>
    part(tab, 'Activities').getByRole('listitem').filter({ hasText: 'Along the ridge' })
  await part(page, 'Activities').getByRole('button', { name: 'Log it' }).click()
  await expect(logged(page)).toHaveCount(1)
  // The other tab has sent nothing, and has lost nothing.
  await expect(part(other, 'Activities').getByLabel('Title')).toHaveValue('Along the ridge')
  other.once('dialog', (question) => void question.accept())
  await other.reload()
  await expect(logged(other)).toHaveCount(1)
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
  const join = (page: Page) => part(page, 'Team').getByRole('button', { name: /^Join with/ })
  const isIn = (page: Page) => part(page, 'Team').getByText('You are in this team.')

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
    const sent = count(page, /teams\/join/, 'POST')
    await join(page).dblclick()
    await expect(isIn(page)).toBeVisible()
    expect(sent.count).toBe(1)
    // The other tab hears of it; where it does not in time, joining again does no harm.
    await expect(isIn(other)).toBeVisible()
    await page.goto(`${summit.siteOrigin}/about`)
    await page.goBack()
    await expect(isIn(page)).toBeVisible()
    expect(await teamOf(request, summit, team)).toBe(2)
  })

  test('whose answer is lost counts once, and the screen says so', async ({
    page,
    request,
    summit,
  }) => {
    const team = await begin(request, summit, page)
    const sent = await lose(page, '**/teams/join', 'POST')
    await join(page).click()
    await expect(isIn(page)).toBeVisible()
    expect(sent.count).toBe(1)
    expect(await teamOf(request, summit, team)).toBe(2)
  })
})

test.describe('saving what was edited', () => {
  const title = (page: Page) => part(page, 'Title').getByLabel('Title of your page')
  const save = (page: Page) => part(page, 'Title').getByRole('button', { name: 'Save' })
  const stored = async (request: APIRequestContext, stack: Stack, slug: string) =>
    (await read<{ title: string }>(request, stack, `/api/v1/fundraising/pages/${slug}`)).title

  test('pressed twice is sent once; lost, it says that nobody can tell, and is saved again', async ({
    page,
    request,
    summit,
  }) => {
    const owner = await makeSupporter(request, summit, 'summit')
    await signInHere(page, summit, owner)
    await open(page, `${summit.siteOrigin}/fundraising-edit/${owner.slug}`)
    const sent = count(page, /pagetitle/, 'PUT')
    await title(page).fill('Once is enough')
    await save(page).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Once is enough')
    expect(sent.count).toBe(1)

    const lost = await lose(page, '**/pagetitle', 'PUT')
    await title(page).fill('Twice does no harm')
    await save(page).click()
    await expect(part(page, 'Title')).toContainText('No answer came')
    await expect(title(page)).toHaveValue('Twice does no harm')
    expect(lost.count).toBe(1)
    expect(await stored(request, summit, owner.slug)).toBe('Twice does no harm')
    await page.unroute('**/pagetitle')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twice does no harm')
    await expect(part(page, 'Title')).not.toContainText('No answer came')

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
    const owner = await makeSupporter(request, summit, 'summit')
    await signInHere(page, summit, owner)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await open(tab, `${summit.siteOrigin}/fundraising-edit/${owner.slug}`)
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
