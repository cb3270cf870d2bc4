import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { sidewaysScroll } from './accessibility/measures/sideways-scroll.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Stack } from './stack.ts'
import { signInHere } from './supporter.ts'
import { expect, open, test } from './test.ts'

/**
 * The owner of a page thanks a donor. The platform keeps email addresses private, so the owner shares, copies or emails
 * the text.
 */

test.use({
  viewport: { width: 360, height: 780 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

/** Signs in the owner of a page that has had many gifts. */
async function signInMaya(page: Page, request: APIRequestContext, stack: Stack) {
  const answer = await request.post(`${stack.sandboxOrigin}/services/v1/justgiving/iam/login`, {
    headers: { 'x-api-key': 'sandbox', 'x-sandbox-scenario': 'none' },
    data: { email: 'maya@tideline.example', password: 'milepost' },
  })
  const { id, access_token: token } = (await answer.json()) as Record<string, string>
  await signInHere(page, stack, {
    slug: 'maya-walks',
    name: 'Maya',
    user: { id: id ?? '', token: token ?? '' },
    campaign: '',
    currency: 'GBP',
  })
  return `${stack.siteOrigin}/fundraising/maya-walks`
}

const gifts = (page: Page) =>
  page.getByRole('region', { name: 'Latest donations' }).getByRole('listitem')

test('an owner thanks a donor from a phone', async ({ page, request, browserErrors, tideline }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        shared.push(data)
        return Promise.resolve()
      },
    })
  })
  const address = await signInMaya(page, request, tideline)
  await open(page, address)
  const named = gifts(page).filter({ hasNotText: 'Anonymous' }).first()
  const thank = named.getByRole('button', { name: /^Thank / })
  const name = ((await thank.textContent()) ?? '').replace('Thank ', '')
  await expect(named).toContainText(name)
  await thank.click()
  const dialog = page.getByRole('dialog', { name: `Thank ${name}` })
  const words = dialog.getByRole('textbox', { name: 'Your message' })
  await expect(words).toHaveValue(new RegExp(`^Thank you, ${name}! Your donation to “`))
  await expect(words).toHaveValue(new RegExp(`${address}$`))
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

  await words.fill('You are the best & kindest. See you at the sea!')
  await dialog.getByRole('button', { name: 'Share' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared)
  expect(shared).toEqual([{ text: 'You are the best & kindest. See you at the sea!' }])
  await dialog.getByRole('button', { name: 'Copy message' }).click()
  await expect(dialog.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'You are the best & kindest. See you at the sea!',
  )
  await expect(dialog.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    `mailto:?subject=${encodeURIComponent('Thank you for your donation')}&body=${encodeURIComponent('You are the best & kindest. See you at the sea!')}`,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(thank).toBeFocused()
  expect(browserErrors).toEqual([])
})

test('an anonymous donor is thanked without a name @core', async ({ page, request, tideline }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: undefined })
  })
  const address = await signInMaya(page, request, tideline)
  const unnamed = gifts(page).filter({ hasText: 'Anonymous' }).first()
  await open(page, address)
  for (let number = 2; (await unnamed.count()) === 0 && number < 9; number += 1)
    await open(page, `${address}?page=${number}`)
  await unnamed.getByRole('button', { name: /^Thank the donor of £/ }).click()
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('textbox', { name: 'Your message' })
  await expect(words).toHaveValue(/^Thank you so much for donating to “/)
  await expect(words).not.toHaveValue(/Anonymous/)
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Copy message' })).toBeVisible()
})

test('only its owner can send thanks for a page’s donations', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/fundraising/maya-walks`)
  await expect(gifts(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Thank / })).toHaveCount(0)
})
