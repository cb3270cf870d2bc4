import { expect } from '@playwright/test'
import { checkOut } from './checkout.ts'
import { giftsOf, retryUntil, type Journey, visit } from './journey.ts'
import { logRun } from './log-run.ts'
import { signUp } from './sign-up.ts'

let made = 0

/** A supporter signs up, makes a page, gives to it first, logs a run, and shares it. */
export async function supporterBegins(journey: Journey): Promise<void> {
  const { page, user, stack, options } = journey
  made += 1
  const slug = `rosa-${options.brand}-${process.pid}-${made}`
  const step = (name: string) => page.getByRole('heading', { level: 1, name })
  await signUp(journey, { firstName: 'Rosa', lastName: 'Müller', email: `${slug}@example.org` })

  await user.type(page.getByLabel('Page name'), 'Rosa on her way')
  await user.type(page.getByLabel('Web address'), slug)
  await user.type(page.getByLabel('Fundraising target'), '750')
  if (options.brand === 'summit') await user.type(page.getByLabel('Which hill?'), 'Mount Lofty')
  await retryUntil(journey, page.getByRole('button', { name: 'Create my page' }), step('Your team'))
  await retryUntil(
    journey,
    page.getByRole('button', { name: 'Continue on my own' }),
    step('Your story'),
  )
  // A plain field until the editor has come.
  const story = page.getByRole('textbox', { name: 'Your story' })
  await expect(story).toHaveAttribute('contenteditable', 'true')
  await user.type(story, 'For everybody who comes back.')
  const gives = options.brand === 'tideline'
  const next = gives ? 'Make the first donation' : 'Your page is live!'
  await retryUntil(journey, page.getByRole('button', { name: 'Save and continue' }), step(next))

  if (gives) {
    await retryUntil(
      journey,
      page.getByRole('button', { name: 'Give £25' }),
      page.getByRole('heading', { name: 'Make a donation' }),
    )
    await checkOut(journey, { name: 'Rosa', message: '', back: /\/register\?step=done/ })
    await visit(journey, page.url(), page.getByText('Thank you for your donation.'))
  }
  await copyLink(journey)
  await user.press(page.getByRole('link', { name: 'Edit my page' }))
  await logRun(journey, { km: '8', title: 'First light' })

  const title = page.getByRole('heading', { level: 1, name: 'Rosa on her way' })
  await visit(journey, `${stack.siteOrigin}/fundraising/${slug}`, title)
  if (!gives) {
    await user.press(page.getByRole('main').getByRole('link', { name: 'Donate' }).first())
    await expect(page).toHaveURL(/\/donate$/)
    const pay = page.getByRole('button', { name: 'Continue to payment' })
    await visit(journey, page.url(), pay)
    await user.type(page.getByRole('textbox', { name: 'Other amount' }), '25')
    await retryUntil(journey, pay, page.getByRole('heading', { name: 'Make a donation' }))
    await checkOut(journey, { name: 'Rosa', message: '', back: /donate\/complete/ })
    await visit(journey, `${stack.siteOrigin}/fundraising/${slug}`, title)
  }
  const main = page.getByRole('main')
  await expect(async () => {
    await visit(journey, `${stack.siteOrigin}/fundraising/${slug}`, title)
    await expect(main.getByRole('progressbar').first()).toHaveAttribute(
      'aria-valuetext',
      /25(\.00)? raised of .750/,
      { timeout: 2000 },
    )
    await expect(main).toContainText('For everybody who comes back.', { timeout: 2000 })
    await expect(main).toContainText('First light', { timeout: 2000 })
  }).toPass({ timeout: 150_000 })
  await copyLink(journey)
  expect(await giftsOf(journey, slug)).toEqual({ count: 1, raised: 25 })
}

async function copyLink({ page, user }: Journey) {
  await user.press(page.getByRole('button', { name: 'Copy link' }).first())
  await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible()
}
