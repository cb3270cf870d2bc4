import { expect } from '@playwright/test'
import { allowSite } from './allow-site.ts'
import { retryUntil, type Journey, visit } from './journey.ts'

const password = 'Stone-Path-77!'

/** Makes an account where the site asks for one: by its form, or on the identity service's own pages. */
export async function signUp(
  journey: Journey,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<void> {
  const { page, user, stack, options } = journey
  const pageStep = page.getByRole('heading', { level: 1, name: 'Your page' })
  const create = page.getByRole('button', { name: 'Create my account' })
  if (options.brand === 'tideline') {
    const start = page.getByRole('button', { name: 'Create a JustGiving account' })
    await visit(journey, `${stack.siteOrigin}/register`, start)
    await expect(page.getByRole('link', { name: /terms of service/ })).toBeVisible()
    await retryUntil(journey, start, create)
  } else {
    await visit(journey, `${stack.siteOrigin}/register`, create)
  }
  await user.type(page.getByLabel('First name'), firstName)
  await user.type(page.getByLabel('Last name'), lastName)
  await user.type(page.getByLabel(/e-?mail address/i), email)
  await user.type(page.getByLabel(/password/i).first(), password)
  if (options.brand === 'tideline') {
    await retryUntil(journey, create, page.getByRole('button', { name: 'Allow', exact: true }))
    await allowSite(journey, { email, password, inside: pageStep })
    return
  }
  await expect(page.getByLabel(/news from the charity/)).not.toBeChecked()
  await user.check(page.getByLabel(/I accept/))
  await retryUntil(journey, create, pageStep)
}
