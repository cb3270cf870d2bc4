import { expect } from '@playwright/test'
import type { Trip } from './journey.ts'

/** Gives on the platform's checkout and comes back to the site. */
export async function checkOut(
  trip: Trip,
  { name, message, back }: { name: string; message: string; back: RegExp },
): Promise<void> {
  const { page, hand } = trip
  await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
  await hand.type(page.getByRole('textbox', { name: 'Your name' }), name)
  await hand.type(page.getByRole('textbox', { name: /^Message/ }), message)
  await hand.press(page.getByRole('button', { name: 'Donate now' }))
  await page.waitForURL(back)
}
