import { expect } from '@playwright/test'
import { movements } from '../accessibility/measures/movements.ts'
import { giveByRequest } from '../journeys/give-by-request.ts'
import type { Want } from './scene.ts'

export const visitorsWant: readonly Want[] = [
  {
    wants: 'find the answer to my question',
    async run({ page, visit, words }) {
      await visit('/questions')
      const question = page.getByRole('main').locator('details', { hasText: words.question })
      const answer = question.locator('> :not(summary)').first()
      await expect(answer).toBeHidden()
      await question.locator('summary').press('Enter')
      await expect(answer).toBeVisible()
    },
  },
  {
    wants: 'ask the charity something',
    async run({ page, visit, words: { contact } }) {
      await visit('/contact')
      await page.getByLabel('Your name').fill('Siân Price')
      await page.getByLabel('Email').fill('sian@example.org')
      await page.getByLabel('What is it about?').selectOption(contact.topic)
      await page.getByLabel('Your message').fill('May I give twice?')
      await page.getByRole('button', { name: contact.send, exact: true }).click()
      await expect(page.getByRole('main').getByText(contact.thanks)).toBeVisible()
    },
  },
  {
    wants: 'see everybody who gave to a page',
    async run(scene) {
      const { page, visit, supporter } = scene
      const { slug } = await supporter()
      for (let gift = 1; gift <= 21; gift += 1) {
        await giveByRequest(scene, slug, { amount: String(gift), name: `Giver ${gift}.` })
      }
      await visit(`/fundraising/${slug}`)
      const gifts = page.getByRole('region', { name: 'Latest donations' })
      await expect(gifts).toContainText('Giver 21.')
      await page
        .getByRole('navigation', { name: 'Pages of donations' })
        .getByRole('link', { name: 'Next' })
        .click()
      await expect(gifts).toContainText('Giver 1.')
    },
  },
  {
    wants: 'get on after a mistyped address',
    async run({ page, visit }) {
      await visit('/fundraising/nobody-of-that-name')
      await page.getByRole('main').getByRole('link', { name: 'Find a supporter' }).click()
      await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
    },
  },
  {
    wants: 'read while nothing moves',
    async run({ page, visit }) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit('/')
      expect(await movements(page)).toEqual([])
    },
  },
]
