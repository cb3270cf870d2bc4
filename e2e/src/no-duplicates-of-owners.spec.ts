import type { APIRequestContext, Page } from '@playwright/test'
import { editAsOwner, partOfEditScreen, leavePageAndComeBack } from './edit-screen.ts'
import { countRequests, loseAnswers } from './lost-answers.ts'
import { makeTeam, readPlatform, teamSize } from './platform-facts.ts'
import { savedMessage } from './saved-message.ts'
import type { Stack } from './stack.ts'
import { makeSupporter, type Supporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

/*
 * Two presses, the way back, two tabs and a lost connection, for what an owner adds, takes away and ends.
 */

test.describe.configure({ mode: 'parallel' })

const dialog = (page: Page) => page.getByRole('dialog')

const pageOf = (request: APIRequestContext, stack: Stack, { slug }: Supporter) =>
  readPlatform<{ status: string; teamShortName?: string; image?: { url: string } }>(
    request,
    stack,
    `/api/v1/fundraising/pages/${slug}`,
  )

test.describe('a team', () => {
  const start = (page: Page) =>
    partOfEditScreen(page, 'Team').getByRole('button', { name: 'Start the team' })
  async function fillIn(page: Page, { slug }: Supporter) {
    await partOfEditScreen(page, 'Team').getByLabel('Team name').fill(`Herons of ${slug}`)
    await partOfEditScreen(page, 'Team').getByLabel('About the team').fill('We stand in the water.')
  }
  const isCaptain = (page: Page, { slug }: Supporter) =>
    partOfEditScreen(page, 'Team').getByText(`You’re the captain of Herons of ${slug}`)

  test('with a lost response is made only once', async ({ page, request, summit }) => {
    const { owner } = await editAsOwner(request, summit, page)
    const sent = await loseAnswers(page, '**/api/v2/teams', 'PUT')
    await fillIn(page, owner)
    await start(page).dblclick()
    await expect(isCaptain(page, owner)).toBeVisible()
    await leavePageAndComeBack(page)
    await expect(isCaptain(page, owner)).toBeVisible()
    await expect(start(page)).toHaveCount(0)
    expect(sent.countRequests).toBe(1)
  })

  test('with an unknown outcome is not made twice', async ({ page, request, summit }) => {
    const { owner } = await editAsOwner(request, summit, page)
    const sent = await loseAnswers(page, '**/api/v2/teams', 'PUT')
    await page.route('**/v1/teamsv3/**', (route) => route.abort('internetdisconnected'))
    await fillIn(page, owner)
    await start(page).click()
    await expect(partOfEditScreen(page, 'Team')).toContainText(
      'We’re not sure your team was created.',
    )
    await expect(partOfEditScreen(page, 'Team').getByLabel('Team name')).toHaveValue(
      `Herons of ${owner.slug}`,
    )
    await page.unroute('**/v1/teamsv3/**')
    await start(page).click()
    await expect(isCaptain(page, owner)).toBeVisible()
    expect(sent.countRequests).toBe(1)
  })

  test('requested in two tabs is made only once', async ({ context, page, request, summit }) => {
    const { owner, address } = await editAsOwner(request, summit, page)
    const sent = countRequests(context, /api\/v2\/teams$/, 'PUT')
    const other = await context.newPage()
    await open(other, address)
    for (const tab of [page, other]) {
      await fillIn(tab, owner)
      // From here on neither tab learns from the address that there is a team.
      await expect(
        partOfEditScreen(tab, 'Team').getByText('This web address is available'),
      ).toBeAttached()
    }
    await start(page).click()
    await expect(isCaptain(page, owner)).toBeVisible()
    // The second tab may learn of the team from the shared session, which removes the button at any moment.
    await start(other)
      .click({ timeout: 10_000 })
      .catch(() => expect(isCaptain(other, owner)).toBeVisible())
    await expect(isCaptain(other, owner)).toBeVisible()
    expect(sent.count).toBe(1)
  })

  test('made in one tab is found by the other', async ({ context, page, request, summit }) => {
    const { owner, address } = await editAsOwner(request, summit, page)
    const other = await context.newPage()
    await open(other, address)
    // The second tab learns about the address only after the first has made the team.
    let answer = () => {}
    const isMade = new Promise<void>((resolve) => (answer = resolve))
    await other.route(/\/isAvailable$/, async (route) => {
      await isMade
      await route.continue()
    })
    for (const tab of [page, other]) await fillIn(tab, owner)
    await start(page).click()
    await expect(isCaptain(page, owner)).toBeVisible()
    answer()
    await expect(isCaptain(other, owner)).toBeVisible()
  })

  test('is left once by two clicks and tabs', async ({ context, page, request, summit }) => {
    const { owner, address } = await editAsOwner(request, summit, page)
    const captain = await makeSupporter(request, summit, 'summit', { firstName: 'Cap' })
    const team = await makeTeam(request, summit, captain)
    await page.goto(`${summit.siteOrigin}/teams/${team}`)
    await partOfEditScreen(page, 'Team')
      .getByRole('button', { name: /^Join with/ })
      .click()
    await expect(partOfEditScreen(page, 'Team').getByText('You’re in this team.')).toBeVisible()
    expect(await teamSize(request, summit, team)).toBe(2)

    const other = await context.newPage()
    const sent = countRequests(page, /teams\/leave/, 'POST')
    const leave = (tab: Page) => dialog(tab).getByRole('button', { name: 'Leave', exact: true })
    const alone = (tab: Page) =>
      partOfEditScreen(tab, 'Team').getByText('You’re fundraising on your own at the moment.')
    for (const tab of [page, other]) {
      await open(tab, address)
      await partOfEditScreen(tab, 'Team').getByRole('button', { name: 'Leave the team' }).click()
    }
    await leave(page).dblclick()
    await expect(alone(page)).toBeVisible()
    expect(sent.count).toBe(1)
    await leave(other).click()
    await expect(alone(other)).toBeVisible()
    await leavePageAndComeBack(page)
    await expect(alone(page)).toBeVisible()
    expect(await teamSize(request, summit, team)).toBe(1)
    expect((await pageOf(request, summit, owner)).teamShortName ?? '').toBe('')
  })
})

test.describe('an image', () => {
  const field = (page: Page) => partOfEditScreen(page, 'Photo').getByLabel('Your photo')
  const save = (page: Page) => partOfEditScreen(page, 'Photo').getByRole('button', { name: 'Save' })
  async function choose(page: Page, x: number) {
    const buffer = await page.screenshot({ clip: { x, y: 0, width: 320, height: 240 } })
    await field(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await dialog(page)
      .getByRole('button', { name: /Use|Crop|Done|Apply/ })
      .click()
    await expect(dialog(page)).toHaveCount(0)
  }

  test('is sent once, and kept after a lost response', async ({ page, request, summit }) => {
    const { owner } = await editAsOwner(request, summit, page)
    const { message, markSeen } = savedMessage(page)
    const sent = countRequests(page, /\/image$/, 'POST')
    await choose(page, 0)
    await save(page).dblclick()
    await expect(message).toBeVisible()
    await markSeen()
    expect(sent.count).toBe(1)
    const before = (await pageOf(request, summit, owner)).image?.url
    expect(before).toBeTruthy()

    const lost = await loseAnswers(page, '**/image', 'POST')
    await choose(page, 200)
    await save(page).click()
    await expect(partOfEditScreen(page, 'Photo')).toContainText('We’re not sure that worked.')
    expect(lost.countRequests).toBe(1)
    expect((await pageOf(request, summit, owner)).image?.url).toBe(before)
    await page.unroute('**/image')
    await save(page).click()
    await expect(message).toBeVisible()
    const after = (await pageOf(request, summit, owner)).image?.url
    expect(after).not.toBe(before)
    await leavePageAndComeBack(page)
    expect((await pageOf(request, summit, owner)).image?.url).toBe(after)
    expect(sent.count).toBe(3)
  })
})

test.describe('cancelling a page', () => {
  const sure = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel page for good' })
  async function ask(page: Page) {
    await page.getByRole('button', { name: 'Cancel this page' }).click()
    await dialog(page)
      .getByLabel(/Enter CANCEL/)
      .fill('cancel')
  }
  const done = (page: Page) => page.getByText('Your page has been cancelled.')

  test('pressed twice and in two tabs is sent once', async ({ context, page, request, summit }) => {
    const { owner, address } = await editAsOwner(request, summit, page)
    const other = await context.newPage()
    await open(other, address)
    const sent = countRequests(page, /fundraising\/pages\//, 'DELETE')
    for (const tab of [page, other]) await ask(tab)
    await sure(page).dblclick()
    await expect(done(page)).toBeVisible()
    await expect(page).toHaveURL(`${summit.siteOrigin}/`)
    expect(sent.count).toBe(1)
    expect((await pageOf(request, summit, owner)).status).toMatch(/cancelled/i)
    await sure(other).click()
    await expect(other).toHaveURL(`${summit.siteOrigin}/`)
    await expect(done(other)).toBeVisible()
    await page.goBack()
    await open(page, address)
    await expect(page.getByRole('main')).toContainText('This page was cancelled.')
    await expect(partOfEditScreen(page, 'Title')).toHaveCount(0)
  })

  test('with a lost response is found cancelled', async ({ page, request, summit }) => {
    const { owner } = await editAsOwner(request, summit, page)
    await page.route('**/fundraising/pages/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.abort('internetdisconnected')
        : route.fallback(),
    )
    await ask(page)
    await sure(page).click()
    await expect(dialog(page)).toContainText('We’re not sure that worked.')
    expect((await pageOf(request, summit, owner)).status).toMatch(/active/i)
    await page.unroute('**/fundraising/pages/*')
    const sent = await loseAnswers(page, '**/fundraising/pages/*', 'DELETE')
    await sure(page).click()
    await expect(done(page)).toBeVisible()
    expect(sent.countRequests).toBe(1)
    expect((await pageOf(request, summit, owner)).status).toMatch(/cancelled/i)
  })
})
