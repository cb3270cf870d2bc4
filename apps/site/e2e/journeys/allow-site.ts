import { expect, type Locator } from '@playwright/test'
import { insist, type Trip } from './journey.ts'

/**
 * Lets the site in on the identity service's page and comes back to it. On a bad day the two may not find each other:
 * then it is said, and the way that the site offers leads to the same place.
 */
export async function allowSite(
  trip: Trip,
  { email, password, inside }: { email: string; password: string; inside: Locator },
): Promise<void> {
  const { page, hand, journey } = trip
  const allow = page.getByRole('button', { name: 'Allow', exact: true })
  if (journey.scenario !== 'flaky') return insist(trip, allow, inside)
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  const ways = [
    allow,
    page.getByRole('link', { name: 'Try again' }),
    page.getByRole('button', { name: 'Continue with JustGiving' }),
    signIn,
  ]
  await expect(async () => {
    for (const way of ways) {
      if (!(await way.isVisible())) continue
      if (way === signIn) {
        await hand.type(page.getByLabel('E-mail address'), email)
        await hand.type(page.getByLabel(/^Password/), password)
      }
      await hand.press(way)
      break
    }
    await expect(inside).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 300_000 })
}
