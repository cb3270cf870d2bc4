import { expect, type Locator, type Page } from '@playwright/test'
import type { Scene, Want } from './scene.ts'

const raised = (page: Page): Locator => page.getByRole('main').getByRole('progressbar').first()

/** From a page’s own button to the platform’s checkout, with an amount. */
async function toCheckout({ page }: Scene, amount: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Donate' }).first().click()
  await page.getByRole('textbox', { name: 'Other amount' }).fill(amount)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
}

export const giversWant: readonly Want[] = [
  {
    wants: 'give to the charity, not to one person',
    async run(scene) {
      const { page, words } = scene
      await scene.visit('/donate')
      await page.getByRole('textbox', { name: 'Other amount' }).fill('33')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.getByLabel(`Amount in ${words.currency}`)).toHaveValue(/^33(\.00)?$/)
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
      await expect(page.getByText(`${words.symbol}33.00`)).toBeVisible()
    },
  },
  {
    wants: 'give without my name being shown',
    async run(scene) {
      const { page } = scene
      const { slug } = await scene.supporter()
      await scene.visit(`/fundraising/${slug}`)
      await toCheckout(scene, '15')
      await page.getByLabel('Your name').fill('Quiet Quentin')
      await page.getByLabel('Give anonymously').check()
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
      await scene.visit(`/fundraising/${slug}`)
      await expect(page.getByRole('main')).toContainText('Anonymous')
      await expect(page.getByRole('main')).not.toContainText('Quentin')
    },
  },
  {
    wants: 'change the amount before I pay',
    async run(scene) {
      const { page, words } = scene
      const { slug } = await scene.supporter()
      await scene.visit(`/fundraising/${slug}`)
      await toCheckout(scene, '500')
      await page.getByRole('link', { name: 'Cancel and go back' }).click()
      await expect(page).toHaveURL(new RegExp(`/fundraising/${slug}`))
      await scene.visit(`/fundraising/${slug}`)
      await toCheckout(scene, '5')
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByText(`${words.symbol}5.00`)).toBeVisible()
      await expect(raised(page)).toHaveAttribute('aria-valuetext', /^.5 raised of .500$/)
    },
  },
  {
    wants: 'pay with another card when mine is declined, and give once',
    async run(scene) {
      const { page } = scene
      const { slug } = await scene.supporter()
      await scene.visit(`/fundraising/${slug}`)
      await toCheckout(scene, '40')
      await page.getByLabel(/Declined card/).check()
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('group', { name: 'Test card' })).toContainText(/declined/)
      await page.getByLabel(/Accepted card/).check()
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
      await expect(raised(page)).toHaveAttribute('aria-valuetext', /^.40 raised of .500$/)
    },
  },
]
