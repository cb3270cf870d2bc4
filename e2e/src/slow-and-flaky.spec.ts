import type { Page } from '@playwright/test'
import {
  editAsOwner,
  openEditScreen,
  partOfEditScreen,
  signInOwner,
  typeActivity,
} from './edit-screen.ts'
import type { Stack } from './stack.ts'
import { signInHere } from './supporter.ts'
import { expect, test } from './test.ts'

/** How the platform behaves towards this browser from now on. */
async function playScenario(page: Page, stack: Stack, scenario: 'slow' | 'flaky') {
  await page.route(`${stack.sandboxOrigin}/**`, (route) =>
    route.continue({
      headers: { ...route.request().headers(), 'x-sandbox-scenario': scenario },
    }),
  )
}

for (const [scenario, site] of [
  ['slow', 'tideline'],
  ['flaky', 'summit'],
] as const) {
  test(`on a ${scenario} platform an owner logs an activity and changes the title, once each`, async ({
    page,
    request,
    tideline,
    summit,
  }) => {
    test.setTimeout(300_000)
    const stack = site === 'tideline' ? tideline : summit
    const owner = await signInOwner(page, request, stack, site)
    await playScenario(page, stack, scenario)
    await openEditScreen(page, stack, owner)
    const activities = partOfEditScreen(page, 'Activities')
    const title = partOfEditScreen(page, 'Title')
    // Reads are tried again by the client; where that is not enough, by hand.
    await expect(async () => {
      const retry = page.getByRole('button', { name: 'Try again' }).first()
      if (await retry.isVisible()) await retry.click()
      await expect(activities.getByText('Nothing logged yet')).toBeVisible({ timeout: 5000 })
    }).toPass()

    const { logged, logIt } = await typeActivity(page, { km: '5', title: 'Round the head' })
    await expect(async () => {
      // A refusal leaves everything where it was typed; nothing is sent by itself.
      if (!(await logged.first().isVisible())) {
        const typed = await activities.getByLabel('Distance').inputValue()
        if (typed === '5') await logIt.dblclick()
        const retry = activities.getByRole('button', { name: 'Try again' })
        if (await retry.isVisible()) await retry.click()
      }
      await expect(logged.first()).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(logged).toHaveCount(1)

    await title.getByLabel('Title of your page').fill('Slow and steady')
    await expect(async () => {
      await title.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow and steady', {
        timeout: 5000,
      })
    }).toPass()
    await expect(title.getByLabel('Title of your page')).toHaveValue('Slow and steady')
  })
}

/** From now on the platform cannot read a page, until it is well again. */
async function failToReadPage(page: Page, stack: Stack, slug: string) {
  let isDown = true
  let refused = 0
  const address = `${stack.sandboxOrigin}/api/v1/fundraising/pages/${slug}`
  await page.route(
    (url) => url.href === address,
    (route) => {
      if (!isDown || route.request().method() !== 'GET') return route.continue()
      refused += 1
      return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  return {
    refused: () => refused,
    recover: () => {
      isDown = false
    },
  }
}

test('what was saved is shown, although the page can be read again only later', async ({
  page,
  request,
  summit,
}) => {
  const { owner } = await editAsOwner(request, summit, page)
  const title = partOfEditScreen(page, 'Title')
  await title.getByLabel('Title of your page').fill('Against the wind')
  const reading = await failToReadPage(page, summit, owner.slug)
  await title.getByRole('button', { name: 'Save' }).click()
  await expect.poll(reading.refused).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Against the wind')
  reading.recover()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Against the wind')
})

test('a new team shows at once, and starts no second one, while the page cannot be read', async ({
  page,
  request,
  summit,
}) => {
  const { owner } = await editAsOwner(request, summit, page)
  const team = partOfEditScreen(page, 'Team')
  await team.getByLabel('Name of the team').fill(`Petrels of ${owner.slug}`)
  await team.getByLabel('What the team is about').fill('We row out and back.')
  let reading: Awaited<ReturnType<typeof failToReadPage>> | undefined
  await page.route(/\/v2\/teams$/, async (route) => {
    if (route.request().method() === 'PUT') {
      reading = await failToReadPage(page, summit, owner.slug)
    }
    await route.continue()
  })
  await team.getByRole('button', { name: 'Start the team' }).click()
  await expect(team).toContainText(`You are the captain of Petrels of ${owner.slug}`)
  await expect.poll(() => reading?.refused()).toBeGreaterThan(2)
  await expect(team).toContainText(`You are the captain of Petrels of ${owner.slug}`)
  await team.getByRole('link', { name: 'See the team' }).click()
  await expect(partOfEditScreen(page, 'Team')).toContainText('You are the captain')
})

test('two tabs of one owner lose neither’s words, and a sign-out in one is heard in the other', async ({
  context,
  page,
  request,
  summit,
}) => {
  const owner = await signInOwner(page, request, summit)
  await openEditScreen(page, summit, owner)
  const other = await context.newPage()
  await openEditScreen(other, summit, owner)
  await partOfEditScreen(page, 'Title').getByLabel('Title of your page').fill('From the first tab')
  await partOfEditScreen(other, 'In short')
    .getByLabel('What you are doing')
    .fill('From the second tab')
  await partOfEditScreen(page, 'Title').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the first tab')

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to edit this page')
  await signInHere(page, summit, owner)
  await openEditScreen(other, summit, owner)
  await expect(partOfEditScreen(other, 'In short').getByLabel('What you are doing')).toHaveValue(
    'From the second tab',
  )
  await expect(partOfEditScreen(other, 'In short')).toContainText(
    'Your words were kept in this tab',
  )
  await expect(partOfEditScreen(other, 'Title').getByLabel('Title of your page')).toHaveValue(
    'From the first tab',
  )
})

test('going back and forth doubles nothing: what was sent is not sent again', async ({
  page,
  request,
  summit,
}) => {
  const owner = await signInOwner(page, request, summit)
  await openEditScreen(page, summit, owner)
  const { logged, logIt } = await typeActivity(page, { km: '3', title: 'There and back' })
  await logIt.click()
  const distance = partOfEditScreen(page, 'Activities').getByLabel('Distance')
  await expect(logged).toHaveCount(1)
  await expect(distance).toHaveValue('')
  await page.getByRole('link', { name: 'See your page' }).click()
  await expect(page).toHaveURL(/\/fundraising\//)
  await page.goBack()
  await expect(logged).toHaveCount(1)
  await expect(distance).toHaveValue('')
  await page.reload()
  await expect(logged).toHaveCount(1)
})
