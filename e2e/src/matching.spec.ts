import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

const funder = 'The Example Trust'

test('matching is shown as a forecast next to the total', async ({ page, request }) => {
  const stack = await startStack('tideline', {
    edit(fields) {
      Object.assign(fields, {
        'matching-funder': funder,
        'matching-pot': 1000,
        'matching-cap': 50,
        'matching-starts': new Date(Date.now() - 1000).toISOString(),
        'matching-ends': '2099-12-31',
      })
      const content = fields['home-content'] as object[]
      content.push({ slice_type: 'matching', primary: { title: 'Match funding' }, items: [] })
    },
  })
  try {
    for (const amountMinor of [2000, 9000])
      await giveOnSandbox(stack.sandboxOrigin, { slug: 'maya-walks', amountMinor })
    await open(page, stack.siteOrigin)

    const offer = `${funder} adds £1 for every £1 you give.`
    await expect(page.getByText(offer)).toHaveCount(2)
    await expect(page.getByText('Up to £50 per donation.').first()).toBeVisible()
    // £20 is doubled, and of £90 no more than the cap is added.
    await expect(page.getByText('About £70 of £1,000 so far')).toBeVisible()
    await expect(
      page.getByText(/This is an estimate of what The Example Trust will add/),
    ).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    const details = page.locator('details', { hasText: 'How this adds up' }).first()
    await details.locator('summary').click()
    await expect(details).toContainText(`Not included: about £70 in match funding from ${funder}.`)

    const json = (await (await request.get(`${stack.siteOrigin}/totals.json`)).json()) as {
      raisedMinor: number
      parts: { amountMinor: number }[]
      text: { raised: string }
      matching: object
    }
    expect(json.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(json.raisedMinor)
    await expect(page.getByText(json.text.raised, { exact: true }).first()).toBeVisible()
    expect(json.matching).toMatchObject({
      funder,
      state: 'open',
      potMinor: 100_000,
      forecast: { amountMinor: 7000, atLeast: false },
    })

    await open(page, `${stack.siteOrigin}/fundraising/maya-walks/donate`)
    await expect(page.getByRole('main')).toContainText(offer)
  } finally {
    await stack.stop()
  }
})

test('an exhausted pot is not offered', async ({ page, summit }) => {
  await open(page, `${summit.siteOrigin}/sponsors`)
  await expect(page.getByText('The full $5,000 has been used')).toBeVisible()
  await open(page, `${summit.siteOrigin}/`)
  await expect(page.getByText(/for every \$1 you give/)).toHaveCount(0)
})
