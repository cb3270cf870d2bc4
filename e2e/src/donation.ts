import type { Page } from '@playwright/test'
import { readMinorUnits } from './test.ts'

/** Donates with the form of the open page, up to the page of the site that confirms the donation. */
export async function donateHere(
  page: Page,
  amount: string,
  { name, message }: { name?: string; message?: string } = {},
): Promise<void> {
  await page.getByRole('textbox', { name: 'Other amount' }).fill(amount)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  if (name !== undefined) await page.getByRole('textbox', { name: /name/i }).first().fill(name)
  if (message !== undefined) await page.getByRole('textbox', { name: /message/i }).fill(message)
  await page.getByRole('button', { name: 'Donate now' }).click()
  await page.waitForURL(/donation-id=\d+/)
}

/** Amount that the first progress bar of the open page states as raised, in minor units. */
export async function raisedMinorOn(page: Page): Promise<number> {
  return readMinorUnits(await page.getByRole('progressbar').first().getAttribute('aria-valuetext'))
}
