import { devices, expect } from '@playwright/test'
import { axeViolations } from '../accessibility/measures/axe-findings.ts'
import { beyondTheWindow } from '../accessibility/measures/beyond-the-window.ts'
import { launchWithLargeText } from '../accessibility/measures/large-text.ts'
import { movements } from '../accessibility/measures/movements.ts'
import { giveByRequest } from '../journeys/give-by-request.ts'
import { open } from '../test.ts'
import type { Want } from './scene.ts'

export const visitorsWant: readonly Want[] = [
  {
    wants: 'find a friend by a part of their name',
    async run({ page, visit, words }) {
      await visit('/people')
      const search = page.getByRole('combobox').first()
      const found = page.getByRole('option', { name: new RegExp(words.friend.title) })
      // The section's code comes after the page's: what is typed before waits for the next letter.
      await expect(async () => {
        await search.fill(words.friend.typed.slice(0, 3))
        await search.fill(words.friend.typed)
        await expect(found).toBeVisible({ timeout: 2000 })
      }).toPass()
      await found.click()
      await expect(page).toHaveURL(new RegExp(`/fundraising/${words.friend.slug}$`))
    },
  },
  {
    wants: 'find a friend with a browser that runs no scripts',
    async run({ browser, stack, words }) {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
      const page = await context.newPage()
      await page.goto(`${stack.siteOrigin}/people`)
      await page.getByRole('main').getByRole('combobox').first().fill(words.friend.typed)
      await page.keyboard.press('Enter')
      await page.getByRole('main').getByRole('link', { name: words.friend.title }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.friend.title)
      await context.close()
    },
  },
  {
    wants: 'understand how it works before I begin',
    async run({ page, visit }) {
      await visit('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click()
      await expect(page).toHaveURL(/\/how-it-works$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  },
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
      await page.getByLabel('E-mail').fill('sian@example.org')
      await page.getByLabel('What is it about?').selectOption(contact.topic)
      await page.getByLabel('Your message').fill('May I give twice?')
      await page.getByRole('button', { name: contact.send, exact: true }).click()
      await expect(page.getByRole('main').getByText(contact.thanks)).toBeVisible()
    },
  },
  {
    wants: 'see who is ahead, and read about them',
    async run({ page, visit }) {
      await visit('/people')
      const first = page.getByRole('main').getByRole('listitem').filter({ hasText: /^1/ })
      const link = first.getByRole('link').first()
      const title = (await link.textContent()) ?? ''
      await link.click()
      await expect(page).toHaveURL(/\/fundraising\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
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
      const gifts = page.getByRole('region', { name: 'Latest gifts' })
      await expect(gifts).toContainText('Giver 21.')
      await page
        .getByRole('navigation', { name: 'Pages of gifts' })
        .getByRole('link', { name: 'Next' })
        .click()
      await expect(gifts).toContainText('Giver 1.')
    },
  },
  {
    wants: 'pass a page on from my phone',
    async run({ browser, stack, words: { friend } }) {
      const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
      const context = await browser.newContext({ ...phone, locale: 'en-GB' })
      const page = await context.newPage()
      await page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: () => true,
          share: (shared: unknown) => Promise.resolve(void Object.assign(window, { shared })),
        })
      })
      const address = `${stack.siteOrigin}/fundraising/${friend.slug}`
      await open(page, address)
      await page.getByRole('main').getByRole('link', { name: 'Share', exact: true }).click()
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as unknown))
        .toMatchObject({ url: address })
      await context.close()
    },
  },
  {
    wants: 'copy the address of a page',
    async run({ page, visit, stack, words: { friend } }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(`/fundraising/${friend.slug}`)
      await page.getByRole('main').getByRole('button', { name: 'Copy link' }).first().click()
      await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${stack.siteOrigin}/fundraising/${friend.slug}`,
      )
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
    wants: 'keep to myself that I was here',
    async run({ page, visit, site }) {
      await visit('/about')
      const question = page.getByRole('region', { name: 'Cookies' })
      if (site === 'tideline') {
        await question.getByRole('button', { name: 'No, thank you' }).click()
        await page.getByRole('contentinfo').getByRole('link', { name: 'My Preferences' }).click()
        await expect(page.getByRole('dialog', { name: 'My Preferences' })).toBeVisible()
        await page.keyboard.press('Escape')
      }
      // The other site counts nobody, and has nothing to ask.
      await expect(question).toBeHidden()
      expect(await page.context().cookies()).toEqual([])
    },
  },
  {
    wants: 'read and give with letters twice as large, on a phone',
    async run({ stack, words: { friend } }) {
      const browser = await launchWithLargeText()
      const page = await browser.newPage({
        locale: 'en-GB',
        viewport: { width: 360, height: 740 },
      })
      await open(page, `${stack.siteOrigin}/fundraising/${friend.slug}`)
      expect(await beyondTheWindow(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Donate' }).first().click()
      await page.getByRole('textbox', { name: 'Other amount' }).fill('5')
      expect(await beyondTheWindow(page)).toEqual([])
      await browser.close()
    },
  },
  {
    wants: 'see stronger colours',
    async run({ page, visit }) {
      await page.emulateMedia({ contrast: 'more' })
      await visit('/donate')
      expect(await axeViolations(page)).toEqual([])
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
  {
    wants: 'take the answers along on paper',
    async run({ page, visit, words }) {
      await visit('/questions')
      await page.emulateMedia({ media: 'print' })
      const question = page.getByRole('main').locator('details', { hasText: words.question })
      await expect(question.locator('> :not(summary)').first()).toBeVisible()
    },
  },
  {
    wants: 'know whether the site works for me, and whom to tell when it does not',
    async run({ page, visit }) {
      await visit('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'How it was tested' })).toBeVisible()
      await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
    },
  },
  {
    wants: 'pass the menu by keyboard',
    async run({ page, visit }) {
      await visit('/questions')
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      // A question about cookies may come first.
      for (let stops = 0; stops < 4; stops += 1) {
        await page.keyboard.press('Tab')
        if (await skip.evaluate((link) => link === document.activeElement)) break
      }
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
    },
  },
]
