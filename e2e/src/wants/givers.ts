import { expect, type Locator, type Page } from '@playwright/test'
import { giveByRequest } from '../journeys/give-by-request.ts'
import { userFor } from '../journeys/user.ts'
import type { Scene, Want } from './scene.ts'

const raised = (page: Page): Locator => page.getByRole('main').getByRole('progressbar').first()

/** From a page’s own button to the platform’s checkout, with an amount. */
async function toCheckout({ page }: Scene, amount: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Donate' }).first().click()
  await page.getByRole('textbox', { name: 'Other amount' }).fill(amount)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
}

/** A gift of 25 to somebody new, and the page that thanks for it. */
async function given(scene: Scene): Promise<{ id: string; slug: string; title: string }> {
  const title = 'Wren on the way'
  const { slug } = await scene.supporter({ title })
  const id = await giveByRequest(scene, slug, { amount: '25', name: 'Ivo' })
  await scene.visit(`/fundraising/${slug}/donate/complete?donation-id=${id}`)
  return { id, slug, title }
}

export const giversWant: readonly Want[] = [
  {
    wants: 'give to a friend, with a few words',
    async run(scene) {
      const { page, words } = scene
      const { slug } = await scene.supporter()
      await scene.visit(`/fundraising/${slug}`)
      await toCheckout(scene, '20')
      await page.getByLabel('Your name').fill('Aunt Fay')
      await page.getByLabel(/^Message/).fill('All the way, Robin!')
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you, Aunt Fay!' })).toBeVisible()
      await scene.visit(`/fundraising/${slug}`)
      const gift = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aunt Fay' })
      await expect(gift).toContainText('All the way, Robin!')
      await expect(gift).toContainText(`${words.symbol}20`)
    },
  },
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
      await page.getByLabel(/Card that is declined/).check()
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('group', { name: 'Test card' })).toContainText(/declined/)
      await page.getByLabel(/Card that is accepted/).check()
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
      await expect(raised(page)).toHaveAttribute('aria-valuetext', /^.40 raised of .500$/)
    },
  },
  {
    wants: 'keep a proof of my gift',
    async run(scene) {
      const { page, words } = scene
      const { id } = await given(scene)
      await page.emulateMedia({ media: 'print' })
      const main = page.getByRole('main')
      for (const proof of [id, String(new Date().getFullYear()), `${words.symbol}25.00`]) {
        await expect(main.getByText(proof).first()).toBeVisible()
      }
    },
  },
  {
    wants: 'change my mind about a gift',
    async run(scene) {
      const { page } = scene
      await given(scene)
      await expect(page.getByText(/^Something wrong with your gift\?/)).toContainText(
        /can change it or give it back/,
      )
    },
  },
  {
    wants: 'tell my friends that I gave',
    async run(scene) {
      const { page, stack } = scene
      const { slug } = await given(scene)
      const main = page.getByRole('main')
      const whatsApp = main.getByRole('link', { name: /^WhatsApp/ })
      const address = encodeURIComponent(`${stack.siteOrigin}/fundraising/${slug}`)
      await expect(whatsApp).toHaveAttribute('href', new RegExp(address, 'i'))
    },
  },
  {
    wants: 'do the same as the friend I gave to',
    async run(scene) {
      const { page } = scene
      await given(scene)
      await page.getByRole('link', { name: 'Start a page of your own' }).click()
      await expect(page).toHaveURL(/\/register/)
    },
  },
  {
    wants: 'see that my gift has counted',
    async run(scene) {
      const { page } = scene
      const { slug } = await scene.supporter()
      await giveByRequest(scene, slug, { amount: '12.34', name: 'Ivo' })
      await scene.visit(`/fundraising/${slug}`)
      await expect(raised(page)).toHaveAttribute('aria-valuetext', /^.12\.34 raised of .500$/)
    },
  },
  {
    wants: 'give with a browser that runs no scripts',
    async run(scene) {
      const { browser, stack, words } = scene
      const { slug } = await scene.supporter()
      const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
      const page = await context.newPage()
      await page.goto(`${stack.siteOrigin}/fundraising/${slug}`)
      await toCheckout({ ...scene, page }, '30')
      await page.getByRole('button', { name: 'Donate now' }).click()
      await expect(page.getByText(`${words.symbol}30.00`)).toBeVisible()
      await context.close()
    },
  },
  {
    wants: 'give by keyboard alone',
    async run(scene) {
      const { page, words } = scene
      const { slug } = await scene.supporter()
      await scene.visit(`/fundraising/${slug}/donate`)
      const user = userFor(page, 'keyboard')
      await user.type(page.getByRole('textbox', { name: 'Other amount' }), '17')
      await user.press(page.getByRole('button', { name: 'Continue to payment' }))
      await user.press(page.getByRole('button', { name: 'Donate now' }))
      await expect(page.getByText(`${words.symbol}17.00`)).toBeVisible()
    },
  },
]
