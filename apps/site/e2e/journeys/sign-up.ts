import { expect } from '@playwright/test'
import { allowSite } from './allow-site.ts'
import { insist, type Trip, visit } from './journey.ts'

const password = 'Stone-Path-77!'

/** Makes an account where the site asks for one: by its form, or on the identity service's own pages. */
export async function signUp(
  trip: Trip,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<void> {
  const { page, hand, stack, journey } = trip
  const pageStep = page.getByRole('heading', { level: 1, name: 'Your page' })
  const create = page.getByRole('button', { name: 'Create my account' })
  if (journey.brand === 'tideline') {
    const start = page.getByRole('button', { name: 'Create a JustGiving account' })
    await visit(trip, `${stack.siteOrigin}/register`, start)
    await expect(page.getByRole('link', { name: /terms of service/ })).toBeVisible()
    await insist(trip, start, create)
  } else {
    await visit(trip, `${stack.siteOrigin}/register`, create)
  }
  await hand.type(page.getByLabel('First name'), firstName)
  await hand.type(page.getByLabel('Last name'), lastName)
  await hand.type(page.getByLabel(/e-?mail address/i), email)
  await hand.type(page.getByLabel(/password/i).first(), password)
  if (journey.brand === 'tideline') {
    await insist(trip, create, page.getByRole('button', { name: 'Allow', exact: true }))
    await allowSite(trip, { email, password, inside: pageStep })
    return
  }
  await expect(page.getByLabel(/charity’s news/)).not.toBeChecked()
  await hand.check(page.getByLabel(/I accept/))
  await insist(trip, create, pageStep)
}
