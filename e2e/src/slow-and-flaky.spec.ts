import type { Page } from '@playwright/test'
import { editAsOwner, partOfEditScreen } from './edit-screen.ts'
import type { Stack } from './stack.ts'
import { expect, test } from './test.ts'

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

test('saved changes are shown if the page is stale', async ({ page, request, summit }) => {
  const { owner } = await editAsOwner(request, summit, page)
  const title = partOfEditScreen(page, 'Title')
  await title.getByLabel('Page title').fill('Against the wind')
  const reading = await failToReadPage(page, summit, owner.slug)
  await title.getByRole('button', { name: 'Save' }).click()
  await expect.poll(reading.refused).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Against the wind')
  reading.recover()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Against the wind')
})

test('a new team shows at once, and only once', async ({ page, request, summit }) => {
  const { owner } = await editAsOwner(request, summit, page)
  const team = partOfEditScreen(page, 'Team')
  await team.getByLabel('Team name').fill(`Petrels of ${owner.slug}`)
  await team.getByLabel('About the team').fill('We row out and back.')
  let reading: Awaited<ReturnType<typeof failToReadPage>> | undefined
  await page.route(/\/v2\/teams$/, async (route) => {
    if (route.request().method() === 'PUT') reading = await failToReadPage(page, summit, owner.slug)
    await route.continue()
  })
  await team.getByRole('button', { name: 'Start the team' }).click()
  await expect(team).toContainText(`You’re the captain of Petrels of ${owner.slug}`)
  await expect.poll(() => reading?.refused()).toBeGreaterThan(2)
  await expect(team).toContainText(`You’re the captain of Petrels of ${owner.slug}`)
  await team.getByRole('link', { name: 'See the team' }).click()
  await expect(partOfEditScreen(page, 'Team')).toContainText('You’re the captain')
})
