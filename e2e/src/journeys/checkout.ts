import { expect } from '@playwright/test'
import type { Journey } from './journey.ts'

/** Donates on the platform's checkout and returns to the site. */
export async function checkOut(
  journey: Journey,
  { name, message, back }: { name: string; message: string; back: RegExp },
): Promise<void> {
  const { page, user } = journey
  await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
  await user.type(page.getByRole('textbox', { name: 'Your name' }), name)
  await user.type(page.getByRole('textbox', { name: /^Message/ }), message)
  await user.press(page.getByRole('button', { name: 'Donate now' }))
  await page.waitForURL(back)
}
