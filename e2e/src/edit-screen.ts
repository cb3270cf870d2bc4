import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Stack } from './stack.ts'
import { makeSupporter, signInHere, type Supporter } from './supporter.ts'
import { expect, open } from './test.ts'

/** One part of the edit screen. */
export const partOfEditScreen = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

/** Creates a supporter with a page, signed in in this browser. */
export async function signInOwner(
  page: Page,
  request: APIRequestContext,
  stack: Stack,
  site: 'tideline' | 'summit' = 'summit',
): Promise<Supporter> {
  const owner = await makeSupporter(request, stack, site)
  await signInHere(page, stack, owner)
  return owner
}

export async function openEditScreen(
  page: Page,
  { siteOrigin }: Stack,
  { slug }: Pick<Supporter, 'slug'>,
): Promise<void> {
  await open(page, `${siteOrigin}/fundraising-edit/${slug}`)
}

/** Types what was done into the form for it; the activity's place in the list is given, and the button. */
export async function typeActivity(
  page: Page,
  { km, title }: { km: string; title: string },
): Promise<{ logged: Locator; logIt: Locator }> {
  const activities = partOfEditScreen(page, 'Activities')
  await activities.getByLabel('Distance').fill(km)
  await activities.getByLabel('Title').fill(title)
  return {
    logged: activities.getByRole('listitem').filter({ hasText: title }),
    logIt: activities.getByRole('button', { name: 'Log activity' }),
  }
}

/** Creates a supporter with a page, and opens their edit screen. */
export async function editAsOwner(
  request: APIRequestContext,
  stack: Stack,
  page: Page,
): Promise<{ owner: Supporter; address: string }> {
  const owner = await signInOwner(page, request, stack)
  await openEditScreen(page, stack, owner)
  return { owner, address: `${stack.siteOrigin}/fundraising-edit/${owner.slug}` }
}

/** Away to the page that visitors see, and back again. */
export async function leavePageAndComeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See your page' }).click()
  await expect(page).toHaveURL(/\/fundraising\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/fundraising-edit\//)
}
