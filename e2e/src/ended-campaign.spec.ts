import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack('tideline', {
    edit(fields) {
      const [settings] = fields['platform'] as { items: Record<string, unknown>[] }[]
      for (const item of settings?.items ?? [])
        Object.assign(item, { startDate: '2026-01-01', endDate: '2026-03-31' })
    },
  })
})
test.afterAll(() => stack.stop())

const ended = 'This campaign has ended. Thank you to everyone who took part.'
const closed = 'Donations to this campaign have closed'

test('an ended campaign shows final totals and no donate form', async ({ page }) => {
  for (const path of ['/', '/people', '/about', '/donate']) {
    await open(page, stack.siteOrigin + path)
    await expect(page.getByText(ended)).toBeVisible()
    await expect(page.getByText('We couldn’t load')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0)
  }
  await expect(page.getByText(closed)).toBeVisible()
  const total = (await (await page.request.get(`${stack.siteOrigin}/totals.json`)).json()) as {
    raisedMinor: number
    donateUrl?: string | null
  }
  expect(total.raisedMinor).toBeGreaterThan(0)
  expect(total.donateUrl ?? null).toBeNull()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /donate|start your page/i })).toHaveCount(0)
})

test('pages of an ended campaign stay readable, and take no donations', async ({ page }) => {
  await open(page, `${stack.siteOrigin}/fundraising/maya-walks`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page is closed and no longer takes donations.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Donate' })).toHaveCount(0)
  await open(page, `${stack.siteOrigin}/fundraising/maya-walks/donate`)
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0)
  const sent = await page.request.post(`${stack.siteOrigin}/fundraising/maya-walks/donate`, {
    form: { amount: '25' },
    headers: { origin: stack.siteOrigin },
    maxRedirects: 0,
  })
  expect(sent.status()).toBe(409)
})

test('registration for an ended campaign is closed', async ({ page }) => {
  await open(page, `${stack.siteOrigin}/register`)
  await expect(
    page.getByText('You can’t start a new page because this campaign has ended.'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
