import { expect, type Locator } from '@playwright/test'
import { retryUntil, type Journey } from './journey.ts'

/**
 * Authorises the site on the identity service's page and returns to it. On a bad day the services may not reach each
 * other. Then the site's message links to the same target, or the page is loaded again.
 */
export async function allowSite(
  journey: Journey,
  { email, password, inside }: { email: string; password: string; inside: Locator },
): Promise<void> {
  const { page, user, options } = journey
  const allow = page.getByRole('button', { name: 'Allow', exact: true })
  if (options.scenario !== 'flaky') return retryUntil(journey, allow, inside)
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  const ways = [
    allow,
    page.getByRole('link', { name: 'Try again' }),
    page.getByRole('button', { name: 'Try again' }),
    page.getByRole('button', { name: 'Continue with JustGiving' }),
    signIn,
  ]
  const findWay = async () => {
    for (const way of ways) if (await way.first().isVisible()) return way
    return undefined
  }
  await expect(async () => {
    const way = await findWay()
    if (way === undefined) {
      if (!(await inside.isVisible())) await page.reload()
    } else {
      if (way === signIn) {
        await user.type(page.getByLabel('Email address'), email)
        await user.type(page.getByLabel(/^Password/), password)
      }
      await user.press(way.first())
    }
    await expect(inside).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 300_000 })
}
