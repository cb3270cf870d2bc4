import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { sidewaysScroll } from './accessibility/measures/sideways-scroll.ts'
import type { APIRequestContext } from '@playwright/test'
import { signInOwner } from './edit-screen.ts'
import type { Stack } from './stack.ts'
import { makeSupporter, type Supporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

/* The user's own account: changes are stored on the platform, and failures show a message. */

const phone = { width: 360, height: 780 }

/** The account as the platform has it. */
async function accountOf(request: APIRequestContext, stack: Stack, { user }: Supporter) {
  const answer = await request.get(`${stack.sandboxOrigin}/api/v1/account`, {
    headers: { 'x-api-key': 'sandbox', authorization: `Bearer ${user.token}` },
  })
  return (await answer.json()) as Record<string, unknown>
}

test('a supporter edits an account by phone', async ({ page, request, browserErrors, summit }) => {
  await page.setViewportSize(phone)
  const owner = await signInOwner(page, request, summit)
  await open(page, `${summit.siteOrigin}/fundraising/${owner.slug}`)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL(`${summit.siteOrigin}/account`)
  const main = page.getByRole('main')
  const email = main.getByLabel('Email address')
  await expect(email).toHaveValue(`${owner.slug}@example.org`)
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  for (const [label, autocomplete] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email address', 'email'],
    ['Address line 1', 'address-line1'],
    ['Country', 'country'],
  ] as const) {
    await expect(main.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete)
  }

  await main.getByLabel('First name').fill('Róisín')
  await email.fill(`new-${owner.slug}@example.org`)
  await main.getByLabel('Address line 1').fill('7 Ridge Road')
  await main.getByLabel('Town or city').fill('Adelaide')
  await main.getByLabel('Country').selectOption('Australia')
  await main.getByRole('button', { name: 'Save your details' }).click()
  await expect(page.getByText('We’ve saved your details.')).toBeVisible()
  await expect(main.getByText(`We’ll send a link to new-${owner.slug}@example.org`)).toBeVisible()
  expect(await accountOf(request, summit, owner)).toMatchObject({
    firstName: 'Róisín',
    email: `new-${owner.slug}@example.org`,
    address: { line1: '7 Ridge Road', townOrCity: 'Adelaide', country: 'Australia' },
  })
  await page.reload()
  await expect(main.getByLabel('First name')).toHaveValue('Róisín')
  await expect(main.getByLabel('Town or city')).toHaveValue('Adelaide')
  await expect(main.getByLabel('Country')).toHaveValue('Australia')
  expect(browserErrors).toEqual([])

  for (const label of ['Address line 1', 'Town or city']) await main.getByLabel(label).fill('')
  await main.getByLabel('Country').selectOption('')
  await main.getByRole('button', { name: 'Save your details' }).click()
  await expect(main.getByRole('alert')).toContainText('You can’t remove your address')
})

test('account errors are at their fields and listed', async ({ page, request, summit }) => {
  const owner = await signInOwner(page, request, summit)
  await open(page, `${summit.siteOrigin}/account`)
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save your details' })
  await main.getByLabel('First name').fill('')
  await main.getByLabel('Email address').fill('nobody')
  await save.click()
  await expect(main.getByText('There is a problem')).toBeVisible()
  await expect(main.getByLabel('Email address')).toHaveAccessibleDescription(/valid email/)
  await expect(main.getByLabel('First name')).toHaveAccessibleDescription(/required/)

  const other = await makeSupporter(request, summit, 'summit')
  await main.getByLabel('First name').fill('Kit')
  await main.getByLabel('Email address').fill(`${other.slug}@example.org`)
  await save.click()
  await expect(main.getByLabel('Email address')).toHaveAccessibleDescription(
    /There’s already an account with this email/,
  )
  await expect(main.getByLabel('First name')).toHaveValue('Kit')
  expect(await accountOf(request, summit, owner)).toMatchObject({
    firstName: 'Robin',
    email: `${owner.slug}@example.org`,
  })
})

test('a supporter signs out in every tab @core', async ({ page, context, request, summit }) => {
  const owner = await signInOwner(page, request, summit)
  await open(page, `${summit.siteOrigin}/account`)
  const main = page.getByRole('main')
  const asked = page.waitForRequest(/\/iam\/reset-password$/)
  await main.getByRole('button', { name: 'Send reset link' }).click()
  expect((await asked).postDataJSON()).toEqual({ email: `${owner.slug}@example.org` })
  await expect(
    main.getByRole('status').filter({ hasText: `We’ve sent a link to ${owner.slug}@example.org` }),
  ).toBeVisible()

  await expect(main).toContainText('We can’t sign you out on other devices')
  const other = await context.newPage()
  await open(other, `${summit.siteOrigin}/account`)
  await expect(other.getByLabel('First name')).toBeVisible()
  await main.getByRole('button', { name: 'Sign out in this browser' }).click()
  for (const tab of [page, other])
    await expect(tab.getByText('Sign in to see and change your account.')).toBeVisible()
})
