import { expect } from '@playwright/test'
import { refuseRenewal } from '../refuse-renewal.ts'
import { allowSite } from './allow-site.ts'
import { retryUntil, type Journey, visit } from './journey.ts'

/** A session that has run out is renewed unseen; when that fails, its owner is signed out and told why. */
export async function sessionIsRenewed(journey: Journey): Promise<void> {
  const { page, user, stack, options } = journey
  const isTideline = options.brand === 'tideline'
  for (const address of ['**/iam/login', '**/oauth/connect']) {
    await page.route(address, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      if (!response.ok()) return route.fulfill({ response })
      const expiresAt = new Date(Date.now() + 60_000).toISOString()
      return route.fulfill({
        response,
        json: { ...((await response.json()) as object), expires_at: expiresAt },
      })
    })
  }
  await page.clock.install()
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  if (isTideline) {
    const start = page.getByRole('button', { name: 'Continue with JustGiving' })
    await visit(journey, `${stack.siteOrigin}/sign-in`, start)
    await retryUntil(journey, start, signIn)
  } else {
    await visit(journey, `${stack.siteOrigin}/sign-in`, signIn)
  }
  const email = isTideline ? 'maya@tideline.example' : 'jack@summit.example'
  await user.type(page.getByLabel('Email address'), email)
  await user.type(page.getByLabel(/^Password/), 'milepost')
  const inside = page.locator('html[data-hydrated] h1').filter({ hasNotText: /sign|moment/i })
  const token = () =>
    page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('app-state') ?? '{}') as {
            session?: { user?: { token?: string } }
          }
        ).session?.user?.token,
    )
  if (isTideline) {
    await retryUntil(journey, signIn, page.getByRole('button', { name: 'Allow', exact: true }))
    await allowSite(journey, { email, password: 'milepost', inside })
  } else {
    await retryUntil(journey, signIn, inside)
  }
  await expect.poll(token).toBeTruthy()
  const before = await token()

  // After the session's expiry, the token is refreshed unnoticed.
  const slug = isTideline ? 'maya-walks' : 'jack-for-home'
  const title = page.getByRole('region', { name: 'Title', exact: true })
  await visit(journey, `${stack.siteOrigin}/fundraising-edit/${slug}`, title)
  const inShort = page.getByRole('region', { name: 'Summary', exact: true })
  await user.type(inShort.getByLabel('Your challenge'), 'Still at it')
  await page.clock.fastForward('01:40')
  await expect.poll(token).not.toBe(before)
  await expect(page.getByText(/couldn’t renew your session/)).toHaveCount(0)
  await expect(inShort.getByLabel('Your challenge')).toHaveValue('Still at it')
  await retryUntil(
    journey,
    inShort.getByRole('button', { name: 'Save' }),
    page.getByText('Saved. Visitors will see it'),
  )

  // A renewal that is refused: out, and it is said.
  await refuseRenewal(page)
  await page.clock.fastForward('01:01:00')
  await expect(page.getByText(/couldn’t renew your session/)).toBeVisible()
  expect(await token()).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to edit this page')
}
