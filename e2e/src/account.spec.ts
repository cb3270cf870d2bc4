import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Page } from '@playwright/test'
import type { Stack } from './stack.ts'
import { expect, open, test } from './test.ts'

const jack = { email: 'jack@summit.example', password: 'milepost' }
const phone = { width: 360, height: 780 }

const banner = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')

async function signInByForm(page: Page, stack: Stack, address = '/?login') {
  await open(page, stack.siteOrigin + address)
  await dialog(page).getByLabel('Email address').fill(jack.email)
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(jack.password)
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
}

const storedSession = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('app-state') ?? '{}') as { session?: unknown }).session,
  ) as Promise<{ status?: string; user?: { token: string } }>

test('a supporter signs in by form, returns to the link’s target, and signs out [S2.20] [S2.21] [S2.42] [S2.43] [S2.47] [S1.07] @core', async ({
  page,
  summit,
  browserErrors,
}) => {
  await open(
    page,
    `${summit.siteOrigin}/about?login&redirect=${encodeURIComponent('/questions?x=1')}`,
  )
  await expect(dialog(page).getByLabel('Email address')).toBeFocused()
  await dialog(page).getByLabel('Email address').fill(jack.email)
  await dialog(page)
    .getByLabel(/^Password/)
    .fill('not it')
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  const password = dialog(page).getByLabel(/^Password/)
  await expect(password).toHaveAccessibleDescription(/is incorrect/)
  await expect(dialog(page).getByLabel('Email address')).toHaveValue(jack.email)
  await password.fill(jack.password)
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${summit.siteOrigin}/questions?x=1`)
  await expect(banner(page).getByRole('link', { name: 'My Page' })).toHaveAttribute(
    'href',
    /\/fundraising\/jack-for-home$/,
  )
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await expect.poll(async () => (await storedSession(page)).status).toBe('fetched')

  await banner(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You’ve signed out.')).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect((await storedSession(page)).user).toBeUndefined()
  expect(browserErrors.filter((line) => !line.includes('401'))).toEqual([])
})

test('the login dialog opens on any page, stays on it, and closes to the current path [S2.20] [S2.22] @core', async ({
  page,
  summit,
}) => {
  await open(page, `${summit.siteOrigin}/about`)
  await banner(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${summit.siteOrigin}/about?login=`)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${summit.siteOrigin}/about`)
  // A forged link does not redirect to another site.
  await signInByForm(page, summit, '/about?login&redirect=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveURL(`${summit.siteOrigin}/about`)
})

test('a visitor signs up by keyboard, with marketing off by default [S2.67]', async ({
  page,
  summit,
}) => {
  await page.setViewportSize(phone)
  await open(page, `${summit.siteOrigin}/sign-up`)
  const submit = page.getByRole('button', { name: 'Create my account' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Create/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel(/I accept/)).toHaveAccessibleDescription(/Accept the terms/)
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await type('Wren')
  await type('O’Hara')
  await type('jack@summit.example')
  await type('')
  await type('Stone-Path-77!')
  await page.keyboard.press('Tab') // past Show
  await page.keyboard.press('Space')
  await expect(page.getByLabel(/I accept/)).toBeChecked()
  await expect(page.getByRole('link', { name: /terms of service/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /privacy policy/ })).toBeVisible()
  await expect(page.getByLabel(/news from the charity/)).not.toBeChecked()
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/Sign in instead/)
  await expect(page.getByLabel('Last name')).toHaveValue('O’Hara')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('wren@summit.example')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${summit.siteOrigin}/`)
  expect(await storedSession(page)).toMatchObject({
    user: { name: 'Wren O’Hara' },
    prefilledFields: { charityOptIn: 'No' },
  })
})

test('an unfinished sign-in keeps its destination [S2.21]', async ({ page, tideline }) => {
  const start = page.getByRole('button', { name: 'Continue with JustGiving' })
  const allow = page.getByRole('button', { name: 'Allow', exact: true })
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await open(page, `${tideline.siteOrigin}/about?login=`)
  await start.click()
  await page.getByLabel(/e-?mail/i).fill('maya@tideline.example')
  await page.getByLabel(/password/i).fill('milepost')
  await signIn.click()
  await page.route('**/oauth/connect', (route) => route.abort('connectionreset'))
  await allow.click()
  await expect(page.getByRole('heading', { name: 'We couldn’t sign you in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Start again from here.')
  await page.unroute('**/oauth/connect')
  await page.getByRole('link', { name: 'Try again' }).click()
  await start.click()
  await expect(allow.or(signIn)).toBeVisible()
  if (await signIn.isVisible()) {
    await page.getByLabel(/e-?mail/i).fill('maya@tideline.example')
    await page.getByLabel(/password/i).fill('milepost')
    await signIn.click()
  }
  await allow.click()
  await page.waitForURL(`${tideline.siteOrigin}/about`)
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a password reset does not reveal accounts [S2.67]', async ({ page, summit }) => {
  await open(page, `${summit.siteOrigin}/?login`)
  await dialog(page).getByRole('button', { name: 'Forgotten your password?' }).click()
  for (const email of [jack.email, 'nobody@summit.example']) {
    await dialog(page).getByLabel('Email address').fill(email)
    await dialog(page).getByRole('button', { name: 'Send reset link' }).click()
    await expect(dialog(page).getByText(`If ${email} has an account`)).toBeVisible()
  }
})

test('tabs refresh a token only once [S4.28] [S4.29] @core', async ({ context, page, summit }) => {
  await page.route('**/iam/login', async (route) => {
    const response = await route.fetch()
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), expires_at: expiresAt } })
  })
  // One clock for both tabs: forwarded tab by tab it would go twice as far, and end calls under way.
  await context.clock.install()
  await signInByForm(page, summit)
  const other = await context.newPage()
  await open(other, summit.siteOrigin)
  await expect(banner(other).getByRole('button', { name: 'Logout' })).toBeVisible()
  const before = await storedSession(page)
  await context.clock.fastForward('01:40')
  await expect
    .poll(async () => (await storedSession(other)).user?.token)
    .not.toBe(before.user?.token)
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(banner(other).getByRole('button', { name: 'Logout' })).toBeVisible()
  expect((await storedSession(page)).user?.token).toBe((await storedSession(other)).user?.token)

  await banner(other).getByRole('button', { name: 'Logout' }).click()
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
})

for (const [name, viewport] of [
  ['phone', phone],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test(`each account screen is accessible on a ${name}`, async ({ page, summit, tideline }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of [
      `${summit.siteOrigin}/sign-in`,
      `${summit.siteOrigin}/sign-up`,
      `${summit.siteOrigin}/reset-password`,
      `${summit.siteOrigin}/?login=signup`,
      `${tideline.siteOrigin}/sign-in`,
      `${tideline.siteOrigin}/?login`,
      `${tideline.siteOrigin}/auth/callback?error=access_denied`,
    ]) {
      await open(page, address)
      await page
        .getByRole(address.includes('login') ? 'dialog' : 'heading')
        .first()
        .waitFor()
      expect(await axeViolations(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(overflow).toBe(false)
    }
  })
}
