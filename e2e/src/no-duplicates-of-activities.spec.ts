import type { APIRequestContext, Page, Request } from '@playwright/test'
import { editAsOwner, partOfEditScreen, leavePageAndComeBack, typeActivity } from './edit-screen.ts'
import type { Stack } from './stack.ts'
import { expect, test } from './test.ts'

/* Double clicks, the back button, two tabs and a lost connection, when logging and deleting activities. */

test.describe.configure({ mode: 'parallel' })

const dialog = (page: Page) => page.getByRole('dialog')

/** Whether a request carries an operation. */
const isSending = (request: Request, operation: string) =>
  request.postData()?.toLowerCase().includes(operation.toLowerCase()) === true

function sentBy(page: Page, operation: string) {
  const sent = { count: 0 }
  page.on('request', (request) => {
    if (isSending(request, operation)) sent.count += 1
  })
  return sent
}

test.describe('logging an activity', () => {
  const typed = { km: '5', title: 'Along the ridge' }
  const says = (page: Page, text: string) =>
    expect(partOfEditScreen(page, 'Activities')).toContainText(text)

  test('with a lost response is stored once @core', async ({ page, request, summit }) => {
    await editAsOwner(request, summit, page)
    const { logged, logIt } = await typeActivity(page, typed)
    await says(page, 'No activities yet')
    const sent = sentBy(page, 'CreateTimelineEntry')
    let isLineCut = false
    await page.route('**/graphql', async (route) => {
      if (isLineCut) return route.abort('internetdisconnected')
      if (!isSending(route.request(), 'CreateTimelineEntry')) return route.fallback()
      await route.fetch()
      isLineCut = true
      return route.abort('connectionreset')
    })
    await logIt.click()
    await says(page, 'We’re not sure that saved.')
    await page.unroute('**/graphql')
    await logIt.click()
    await expect(logged).toHaveCount(1)
    await expect(partOfEditScreen(page, 'Activities').getByLabel('Title')).toHaveValue('')
    expect(sent.count).toBe(1)
  })
})

test.describe('deleting an activity', () => {
  const listed = (page: Page) => partOfEditScreen(page, 'Activities').getByRole('listitem')
  const first = (page: Page) => listed(page).filter({ hasText: 'Along the ridge' })
  const stays = (page: Page) => listed(page).filter({ hasText: 'Down the gully' })

  async function begin(request: APIRequestContext, stack: Stack, page: Page) {
    const { address } = await editAsOwner(request, stack, page)
    for (const title of ['Along the ridge', 'Down the gully']) {
      const { logged, logIt } = await typeActivity(page, { km: '5', title })
      await logIt.click()
      await expect(logged).toHaveCount(1)
      await expect(partOfEditScreen(page, 'Activities').getByLabel('Title')).toHaveValue('')
    }
    return address
  }
  const ask = (page: Page) =>
    partOfEditScreen(page, 'Activities')
      .getByRole('button', { name: 'Delete Along the ridge' })
      .click()
  const sure = (page: Page) => dialog(page).getByRole('button', { name: 'Delete activity' })

  test('pressed twice is sent once and deletes one', async ({ page, request, summit }) => {
    await begin(request, summit, page)
    const sent = sentBy(page, 'deleteTimelineEntry')
    await ask(page)
    await sure(page).dblclick()
    await expect(first(page)).toHaveCount(0)
    await expect(dialog(page)).toHaveCount(0)
    await expect(stays(page)).toHaveCount(1)
    expect(sent.count).toBe(1)
    await leavePageAndComeBack(page)
    await expect(stays(page)).toHaveCount(1)
    await expect(first(page)).toHaveCount(0)
  })

  test('with a lost response is found deleted', async ({ page, request, summit }) => {
    await begin(request, summit, page)
    const sent = sentBy(page, 'deleteTimelineEntry')
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'))
    await ask(page)
    await sure(page).click()
    await expect(dialog(page)).toContainText('We couldn’t delete this activity')
    await page.unroute('**/graphql')
    await page.route('**/graphql', async (route) => {
      if (!isSending(route.request(), 'deleteTimelineEntry')) return route.fallback()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await sure(page).click()
    await expect(first(page)).toHaveCount(0)
    await expect(stays(page)).toHaveCount(1)
    await expect(dialog(page)).toHaveCount(0)
    expect(sent.count).toBe(2)
  })
})
