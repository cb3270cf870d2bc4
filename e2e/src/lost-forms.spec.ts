import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

/*
 * A connection that is lost while a form of a page is sent: nothing that was typed goes with it.
 */

const loseConnection = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  )

test('a message survives a lost connection and is sent once @core', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/contact`)
  const send = page.getByRole('button', { name: 'Send it' })
  const lost = page.getByText('We’re not sure your message was sent.')
  await page.getByLabel('Your name').fill('Siân Price')
  await loseConnection(page)
  await send.click()
  await expect(lost).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Siân Price')

  await page.unroute('**/*')
  await page.getByLabel('Email').fill('nobody')
  await send.click()
  await expect(page.getByText('Check the fields marked below.')).toBeVisible()
  await expect(lost).toHaveCount(0)
  await page.getByLabel('Email').fill('sian@example.org')
  await page.getByLabel('What is it about?').selectOption('A gift')
  await page.getByLabel('Your message').fill('Which beach next?')
  await loseConnection(page)
  await send.click()
  await expect(lost).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('sian@example.org')
  await expect(page.getByLabel('Your message')).toHaveValue('Which beach next?')

  await page.unroute('**/*')
  const sent = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.count += 1
  })
  await send.dblclick()
  await expect(page.getByText('It is in the tin')).toBeVisible()
  expect(sent.count).toBe(1)
})

for (const [place, path] of [
  ['a supporter’s page', '/fundraising/maya-walks/donate'],
  ['the home page', '/'],
] as const) {
  test(`a donation on ${place} survives a lost connection`, async ({ page, tideline }) => {
    await open(page, `${tideline.siteOrigin}${path}`)
    const own = page.getByRole('textbox', { name: 'Other amount' })
    const pay = page.getByRole('button', { name: 'Continue to payment' })
    await own.fill('12.505')
    await pay.click()
    await expect(own).toBeFocused()
    await own.fill('12.50')
    await loseConnection(page)
    await pay.click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'you haven’t been charged' }),
    ).toBeVisible()
    await expect(own).toHaveValue('12.50')
    await expect(pay).toBeFocused()
    await page.unroute('**/*')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Make a donation' })).toBeVisible()
    await expect(page.getByLabel('Amount in GBP')).toHaveValue('12.50')
  })
}
