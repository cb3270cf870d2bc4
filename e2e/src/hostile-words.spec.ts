import { sidewaysScroll } from './accessibility/measures/sideways-scroll.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { giveByRequest } from './journeys/give-by-request.ts'
import { withoutScenario } from './journeys/journey.ts'
import type { Stack } from './stack.ts'
import { makeSupporter, type Supporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

/**
 * Hostile names of users, pages and teams on every kind of page. The supporter's own page and the edit screen are in
 * owner.spec.ts.
 */

const trap = '<script>hurt=1</script><img src=x onerror="hurt=1">'
const names = {
  page: `مسيرتي على الشاطئ 👟 ${trap}`,
  team: `קבוצת הגל 🌊 ${trap}`,
  donor: `ليلى 👩🏽‍🚀 ${trap}`,
}
const long = (end: string) => `${'Every tide brings something. '.repeat(350)}${end}`
const teamStory = long('So ends the team’s story 🐚')
/** The longest message that the checkout takes. */
const message = `${trap} ${'بحر وريح '.repeat(40)}So ends the message 🌬️`

interface World {
  owner: Supporter
  team: string
  gift: string
}

const worlds = new WeakMap<Stack, Promise<World>>()

/** Creates the hostile user, once per stack. */
function worldOf(stack: Stack, request: APIRequestContext): Promise<World> {
  const known = worlds.get(stack) ?? makeWorld(stack, request)
  worlds.set(stack, known)
  return known
}

async function makeWorld(stack: Stack, request: APIRequestContext): Promise<World> {
  const owner = await makeSupporter(request, stack, 'tideline', {
    firstName: names.donor,
    title: names.page,
  })
  const team = `team-${owner.slug}`
  const answer = await request.put(`${stack.sandboxOrigin}/api/v2/teams`, {
    headers: { ...withoutScenario, authorization: `Bearer ${owner.user.token}` },
    data: {
      teamShortName: team,
      name: names.team,
      story: `<p onclick="hurt=1">${teamStory}</p><script>hurt=1</script><a href="javascript:hurt=1">here</a>`,
      campaignGuid: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00',
      captainPageShortName: owner.slug,
      teamTarget: 1000,
      targetCurrency: 'GBP',
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const gift = await giveByRequest({ stack, request }, owner.slug, {
    amount: '90000',
    name: names.donor,
    message,
  })
  return { owner, team, gift }
}

/** Expects that nothing was executed or became an element, and that the page fits the phone. */
async function expectSafe(page: Page) {
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await expect(
    page.locator('img[src="x"], [onerror], [onclick], [href^="javascript:"]'),
  ).toHaveCount(0)
  expect(await sidewaysScroll(page)).toBe(0)
}

const kinds: [kind: string, address: (world: World) => string, shown: string[]][] = [
  ['the home page', () => '/', ['مسيرتي على الشاطئ 👟', 'קבוצת הגל 🌊', 'ليلى 👩🏽‍🚀']],
  [
    'the supporter’s page',
    ({ owner }) => `/fundraising/${owner.slug}`,
    ['ليلى 👩🏽‍🚀', 'So ends the message 🌬️'],
  ],
  [
    'the team’s page',
    ({ team }) => `/teams/${team}`,
    ['קבוצת הגל 🌊', 'So ends the team’s story 🐚', 'مسيرتي على الشاطئ 👟'],
  ],
  ['the donate page', ({ owner }) => `/fundraising/${owner.slug}/donate`, ['مسيرتي على الشاطئ 👟']],
  [
    'the thanks',
    ({ owner, gift }) => `/fundraising/${owner.slug}/donate/complete?donation-id=${gift}`,
    ['ليلى 👩🏽‍🚀', 'So ends the message 🌬️'],
  ],
]

for (const [kind, address, shown] of kinds) {
  test(`${kind} shows hostile names safely`, async ({ page, request, tideline, browserErrors }) => {
    const world = await worldOf(tideline, request)
    await page.setViewportSize({ width: 360, height: 780 })
    // Figures that were kept a moment ago may be older than the gift.
    await expect(async () => {
      await open(page, tideline.siteOrigin + address(world))
      for (const text of shown)
        await expect(page.getByRole('main')).toContainText(text, { timeout: 1500 })
    }).toPass({ timeout: 150_000 })
    await expectSafe(page)
    expect(browserErrors).toEqual([])
  })
}

test('the reports show hostile names safely @core', async ({ page, request, tideline }) => {
  await worldOf(tideline, request)
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `${tideline.siteOrigin}/reports`)
  await page.getByLabel('Name or email').fill('reports')
  await page.getByLabel(/^Password/).fill('milepost')
  await page.getByRole('button', { name: 'Sign in to reports' }).click()
  await expect(page.getByRole('main')).toContainText('مسيرتي على الشاطئ 👟')
  await expectSafe(page)
})
