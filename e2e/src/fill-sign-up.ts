import type { Page } from '@playwright/test'

/** Fills in the form for a new account, and accepts the terms. */
export async function fillSignUp(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Siân')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/^Choose a password/).fill('Stone-Path-77!')
  await page.getByLabel(/I accept/).check()
}
