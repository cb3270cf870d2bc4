import { donateHere, raisedMinorOn } from './donation.ts'
import { startStack } from './stack.ts'
import { makeSupporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

test('a donation of 25.00 arrives, is acknowledged, counts in the total and survives a power cut @core', async ({
  page,
  tideline,
}) => {
  const { siteOrigin, killSandbox, restartSandbox } = tideline
  const slug = 'maya-walks'
  await open(page, `${siteOrigin}/fundraising/${slug}`)
  const total = () => raisedMinorOn(page)
  const before = await total()
  expect(before).toBeGreaterThan(0)

  await page.getByRole('main').getByRole('link', { name: 'Donate' }).first().click()
  await expect(page).toHaveURL(`${siteOrigin}/fundraising/${slug}/donate`)
  await page.getByRole('textbox', { name: 'Other amount' }).fill('25.00')
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(page.getByText('No money moves', { exact: false }).first()).toBeVisible()
  await page.getByRole('textbox', { name: /name/i }).first().fill('Siân O’Neill')
  await page.getByRole('textbox', { name: /message/i }).fill('Go Maya!')
  await page.getByRole('button', { name: 'Donate now' }).click()

  await page.waitForURL(/\/donate\/complete\?donation-id=\d+/)
  await killSandbox()
  await expect(page.getByRole('heading', { name: 'Thank you, Siân O’Neill!' })).toBeVisible()
  await expect(page.getByText('£25.00')).toBeVisible()
  await expect(page.getByText('Go Maya!')).toBeVisible()
  expect(await total()).toBe(before + 2500)

  await restartSandbox()
  await page.reload()
  await expect(page.getByText('£25.00')).toBeVisible()
  expect(await total()).toBe(before + 2500)
  await open(page, `${siteOrigin}/fundraising/${slug}`)
  await expect(page.getByText('Siân O’Neill')).toBeVisible()
  expect(await total()).toBe(before + 2500)
})

test('a gift card selects its amount in the donate form', async ({ page, tideline }) => {
  await open(page, tideline.siteOrigin)
  const cards = page.getByRole('region', { name: 'What your gift does' })
  for (const amount of ['£60', '£10']) {
    await cards.getByRole('link', { name: amount }).click()
    await expect(page.getByRole('radio', { name: amount })).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Add your gift' })).toBeInViewport()
  }
})

test('a receipt names the donation’s page [S2.23] @core', async ({ page, request, tideline }) => {
  const supporter = await makeSupporter(request, tideline, 'tideline', {
    title: 'Robin at low tide',
  })
  await open(page, `${tideline.siteOrigin}/fundraising/${supporter.slug}/donate`)
  await donateHere(page, '25')
  const id = new URL(page.url()).searchParams.get('donation-id') ?? ''
  await open(page, `${tideline.siteOrigin}/thank-you?donation-id=${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Your donation of £25.00 to Robin at low tide')).toBeVisible()
  await expect(main.getByRole('progressbar').first()).toHaveAttribute(
    'aria-valuetext',
    /^£25 raised of £500$/,
  )
})

test('donors see their donation on cached pages too', async ({ page, request, tideline }) => {
  const { siteOrigin } = tideline
  const supporter = await makeSupporter(request, tideline, 'tideline')
  const address = `${siteOrigin}/fundraising/${supporter.slug}`
  const raised = () => raisedMinorOn(page)
  await open(page, siteOrigin)
  const before = await raised()
  await open(page, address)
  await expect(page.getByRole('main').getByText('Be the first to give')).toBeVisible()

  await open(page, `${address}/donate`)
  await donateHere(page, '25')
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await open(page, address)
  await expect.poll(raised).toBe(2500)
  await open(page, siteOrigin)
  await expect.poll(raised).toBe(before + 2500)
  await open(page, `${siteOrigin}/about`)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${siteOrigin}/`)
  await expect.poll(raised).toBe(before + 2500)
})

test('donors who leave a receipt see their donation', async ({ page, request, tideline }) => {
  const supporter = await makeSupporter(request, tideline, 'tideline')
  const address = `${tideline.siteOrigin}/fundraising/${supporter.slug}`
  await open(page, `${address}/donate`)
  await page.getByRole('textbox', { name: 'Other amount' }).fill('25')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await request.get(address)
  const isScript = (url: URL) => url.origin === tideline.siteOrigin && url.pathname.endsWith('.js')
  await page.route(isScript, (route) => route.abort())
  await page.getByRole('button', { name: 'Donate now' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await page.unroute(isScript)
  await open(page, address)
  await expect.poll(() => raisedMinorOn(page)).toBe(2500)
})

test('a donation counts for the campaign [S7.33]', async ({ page, request, tideline }) => {
  const campaign = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'
  const told = await request.get(
    `${tideline.sandboxOrigin}/services/v1/justgiving/campaigns/${campaign}`,
    { headers: { 'x-api-key': 'sandbox' } },
  )
  const { donationSummary } = (await told.json()) as {
    donationSummary: { totalAmount: number; offlineAmount: number }
  }
  expect(donationSummary.offlineAmount).toBeGreaterThan(0)
  await open(page, tideline.siteOrigin)
  const total = () => raisedMinorOn(page)
  await expect.poll(total).toBe(Math.round(donationSummary.totalAmount * 100))
  const before = await total()
  await donateHere(page, '40')
  await expect(page.getByText('£40.00')).toBeVisible()
  await page.goto(tideline.siteOrigin)
  expect(await total()).toBe(before + 4000)
})

for (const [type, uid] of [
  ['charity', '3001'],
  ['event', '810001'],
] as const) {
  test(`a site that raises for a ${type} has a total and a board, and takes gifts [S3.56, S3.61, S7.29, S7.30, S7.33]`, async ({
    page,
  }) => {
    const stack = await startStack('tideline', {
      edit(fields) {
        const platform = fields['platform'] as { items: object[] }[]
        for (const slice of platform) slice.items = [{ type, uid, overrideTarget: 250_000 }]
      },
    })
    try {
      await open(page, stack.siteOrigin)
      const bar = page.getByRole('main').getByRole('progressbar').first()
      const total = () => raisedMinorOn(page)
      const before = await total()
      expect(before).toBeGreaterThan(0)
      await expect(bar).toHaveAttribute('aria-valuetext', /of £250,000/)
      await expect(page.getByRole('main').getByRole('link', { name: /Maya/ }).first()).toBeVisible()
      await donateHere(page, '40')
      await expect(page.getByText('£40.00')).toBeVisible()
      await page.goto(stack.siteOrigin)
      await expect.poll(total).toBe(before + 4000)
    } finally {
      await stack.stop()
    }
  })
}

test('the peer-to-peer variant has its own currency [S1.02] @core', async ({ page, summit }) => {
  await open(page, summit.siteOrigin)
  const total = () => raisedMinorOn(page)
  const before = await total()
  await donateHere(page, '60')
  await expect(page.getByText('$60.00')).toBeVisible()
  await page.goto(summit.siteOrigin)
  expect(await total()).toBe(before + 6000)
})
