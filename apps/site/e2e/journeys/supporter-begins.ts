import { expect } from '@playwright/test'
import { checkOut } from './checkout.ts'
import { giftsOf, insist, type Trip, visit } from './journey.ts'
import { logRun } from './log-run.ts'
import { signUp } from './sign-up.ts'

let made = 0

/** A supporter signs up, makes a page, gives to it first, logs a run, and shares it. */
export async function supporterBegins(trip: Trip): Promise<void> {
  const { page, hand, stack, journey } = trip
  made += 1
  const slug = `rosa-${journey.brand}-${process.pid}-${made}`
  const step = (name: string) => page.getByRole('heading', { level: 1, name })
  await signUp(trip, { firstName: 'Rosa', lastName: 'Müller', email: `${slug}@example.org` })

  await hand.type(page.getByLabel('Name of your page'), 'Rosa on her way')
  await hand.type(page.getByLabel('Address of your page'), slug)
  await hand.type(page.getByLabel('What you want to raise'), '750')
  if (journey.brand === 'summit') await hand.type(page.getByLabel('Which hill?'), 'Mount Lofty')
  await insist(trip, page.getByRole('button', { name: 'Make my page' }), step('Your team'))
  await insist(trip, page.getByRole('button', { name: 'I go on my own' }), step('Your story'))
  // A plain field until the editor has come.
  const story = page.getByRole('textbox', { name: 'Your story' })
  await expect(story).toHaveAttribute('contenteditable', 'true')
  await hand.type(story, 'For everybody who comes back.')
  const gives = journey.brand === 'tideline'
  const next = gives ? 'Make the first gift' : 'Your page is live!'
  await insist(trip, page.getByRole('button', { name: 'Save and continue' }), step(next))

  if (gives) {
    await insist(
      trip,
      page.getByRole('button', { name: 'Give £25' }),
      page.getByRole('heading', { name: 'Make a donation' }),
    )
    await checkOut(trip, { name: 'Rosa', message: '', back: /\/register\?step=done/ })
    await visit(trip, page.url(), page.getByText('Thank you for your gift.'))
  }
  await copyLink(trip)
  await hand.press(page.getByRole('link', { name: 'Edit my page' }))
  await logRun(trip, { km: '8', title: 'First light' })

  const title = page.getByRole('heading', { level: 1, name: 'Rosa on her way' })
  await visit(trip, `${stack.siteOrigin}/fundraising/${slug}`, title)
  if (!gives) {
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Donate' }).first())
    await expect(page).toHaveURL(/\/donate$/)
    const pay = page.getByRole('button', { name: 'Continue to payment' })
    await visit(trip, page.url(), pay)
    await hand.type(page.getByRole('textbox', { name: 'Other amount' }), '25')
    await insist(trip, pay, page.getByRole('heading', { name: 'Make a donation' }))
    await checkOut(trip, { name: 'Rosa', message: '', back: /donate\/complete/ })
    await visit(trip, `${stack.siteOrigin}/fundraising/${slug}`, title)
  }
  const main = page.getByRole('main')
  await expect(async () => {
    await visit(trip, `${stack.siteOrigin}/fundraising/${slug}`, title)
    await expect(main.getByRole('progressbar').first()).toHaveAttribute(
      'aria-valuetext',
      /25(\.00)? raised of .750/,
      { timeout: 2000 },
    )
    await expect(main).toContainText('For everybody who comes back.', { timeout: 2000 })
    await expect(main).toContainText('First light', { timeout: 2000 })
  }).toPass({ timeout: 150_000 })
  await copyLink(trip)
  expect(await giftsOf(trip, slug)).toEqual({ count: 1, raised: 25 })
}

async function copyLink({ page, hand }: Trip) {
  await hand.press(page.getByRole('button', { name: 'Copy link' }).first())
  await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible()
}
