import { devices, type Page } from '@playwright/test'
import { giveByRequest } from './journeys/give-by-request.ts'
import { makeTeam } from './platform-facts.ts'
import { makeSupporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 360, height: 740 } })

/** Has the device share, and returns what it was given. */
async function hearShares(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: (shared: unknown) => Promise.resolve(void told.push(shared)),
    })
    Object.assign(window, { told })
  })
  return () => page.evaluate(() => (window as unknown as { told: unknown }).told)
}

test('a donor shares and starts a page @core', async ({ page, request, tideline: stack }) => {
  const supporter = await makeSupporter(request, stack, 'tideline', { title: 'Robin at low tide' })
  const id = await giveByRequest({ stack, request }, supporter.slug, { amount: '25', name: 'Ivo' })
  const address = `${stack.siteOrigin}/fundraising/${supporter.slug}`
  const shares = await hearShares(page)
  await open(page, `${address}/donate/complete?donation-id=${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(id, { exact: true })).toBeVisible()
  await expect(
    main.getByRole('definition').getByText(String(new Date().getFullYear())),
  ).toBeVisible()
  await expect(main.getByText(/^Something wrong with your donation\? \w+ took/)).toBeVisible()

  await main.getByRole('link', { name: 'Share this page' }).click()
  const title = 'I’ve just donated to Robin at low tide. Will you?'
  await expect.poll(shares).toEqual([{ title, url: address }])

  await main.getByRole('link', { name: 'Start your own page' }).click()
  await expect(page).toHaveURL(/\/register/)
})

test('the share button has a fallback without a share sheet', async ({ page, tideline }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }))
  await open(page, `${tideline.siteOrigin}/fundraising/maya-walks`)
  const share = page.getByRole('main').getByRole('link', { name: 'Share', exact: true })
  expect((await share.boundingBox())?.y).toBeLessThan(1000)
  await share.click()
  await expect(page.getByRole('link', { name: /^WhatsApp/ }).first()).toBeInViewport()
})

test('a team donation goes to its lowest member', async ({ page, request, tideline }) => {
  const captain = await makeSupporter(request, tideline, 'tideline', { title: 'Cap at low tide' })
  const team = await makeTeam(request, tideline, captain)
  const shares = await hearShares(page)
  await open(page, `${tideline.siteOrigin}/teams/${team}`)
  const main = page.getByRole('main')
  await expect(main.getByText('counts for the whole team')).toContainText('Cap at low tide')
  await main.getByRole('link', { name: 'Share', exact: true }).click()
  await expect.poll(shares).toMatchObject([{ url: `${tideline.siteOrigin}/teams/${team}` }])
  await main.getByRole('link', { name: 'Donate' }).click()
  await expect(page).toHaveURL(`${tideline.siteOrigin}/fundraising/${captain.slug}/donate`)
})
