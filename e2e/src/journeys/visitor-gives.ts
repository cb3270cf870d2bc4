import { expect } from '@playwright/test'
import { readMinorUnits } from '../test.ts'
import { checkOut } from './checkout.ts'
import { retryUntil, type Journey, visit } from './journey.ts'

/** A visitor donates on the home page, and the total grows by exactly the donation, once. */
export async function visitorGives(journey: Journey): Promise<void> {
  const { page, user, stack, options } = journey
  const bar = page.getByRole('progressbar').first()
  const total = async () => readMinorUnits(await bar.getAttribute('aria-valuetext'))
  await visit(journey, stack.siteOrigin, bar)
  const before = await total()
  expect(before).toBeGreaterThan(0)

  // A suggested amount on a desktop, a custom one on a phone.
  const amount = page.getByRole('main').getByRole('radio').nth(1)
  let given = 3750
  if (options.size === 'desktop') {
    await user.pick(amount)
    given = Number(await amount.getAttribute('value')) * 100
  } else {
    await user.type(page.getByRole('textbox', { name: 'Other amount' }), '37.50')
  }
  const pay = page.getByRole('button', { name: 'Continue to payment' })
  await retryUntil(journey, pay, page.getByRole('heading', { name: 'Make a donation' }))
  await checkOut(journey, { name: 'Zoë 🌊', message: 'For the sea', back: /donation-id=\d+/ })

  const symbol = options.brand === 'tideline' ? '£' : '$'
  const thanks = page.getByRole('heading', { name: /Thank you, Zoë 🌊/ })
  const money = `${symbol}${(given / 100).toFixed(2)}`
  await visit(journey, page.url(), thanks)
  await expect(page.getByRole('main')).toContainText(money)
  await expect(page.getByRole('main')).toContainText('For the sea')
  // Looking at the thanks again gives nothing again.
  await page.reload()
  await page.goBack()
  await expect(async () => {
    await visit(journey, stack.siteOrigin, bar)
    expect(await total()).toBe(before + given)
  }).toPass({ timeout: 150_000 })
}
