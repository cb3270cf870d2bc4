import { giveByRequest } from './journeys/give-by-request.ts'
import { makeTeam } from './platform-facts.ts'
import { makeSupporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

test('a page without a donation asks for the first one', async ({ page, request, summit }) => {
  const supporter = await makeSupporter(request, summit, 'summit')
  const address = `${summit.siteOrigin}/fundraising/${supporter.slug}`
  for (const path of [address, `${address}/donate`]) {
    await open(page, path)
    const main = page.getByRole('main')
    await expect(main.getByText('Be the first to give')).toBeVisible()
    await expect(main.getByText(/^The target is \D*500$/)).toBeVisible()
    await expect(main.getByText(/\b0 donations/)).toHaveCount(0)
    await expect(main.getByText(/^\D{1,2}0$/)).toHaveCount(0)
    await expect(main.getByRole('progressbar')).toHaveCount(0)
  }

  const gift = { amount: '37', name: 'Quiet Quentin', hideAmount: 'yes' } as const
  const id = await giveByRequest({ stack: summit, request }, supporter.slug, gift)
  await open(page, `${address}/donate/complete?donation-id=${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Your donation to .* has arrived\.$/)).toBeVisible()

  await open(page, address)
  await expect(main.getByRole('progressbar', { name: 'Raised so far' })).toBeVisible()
  await expect(main.getByText('1 donation', { exact: true })).toBeVisible()
  await expect(main.getByText('Be the first to give')).toHaveCount(0)
  const own = main.getByRole('listitem').filter({ hasText: 'Quiet Quentin' })
  await expect(own).toContainText('gave')
  await expect(own).not.toContainText('37')
  await expect(own).not.toContainText(/[£$]/)
})

test('a team without a gift asks for the first one', async ({ page, request, tideline }) => {
  const supporter = await makeSupporter(request, tideline, 'tideline')
  const team = await makeTeam(request, tideline, supporter)
  await open(page, `${tideline.siteOrigin}/teams/${team}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Be the first to give')).toBeVisible()
  await expect(main.getByRole('progressbar')).toHaveCount(0)
})
