import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Browser, Page } from '@playwright/test'
import type { Stack } from './stack.ts'
import { readFileSync } from 'node:fs'
import { makeTeam } from './platform-facts.ts'
import { makeSupporter, signInHere, type Supporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

const team = (page: Page) => page.getByRole('region', { name: 'Team', exact: true })

/** Somebody else, in a browser of their own. */
async function openAs(browser: Browser, stack: Stack, supporter: Supporter): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await signInHere(page, stack, supporter)
  return page
}

/** A team of the sandbox. */
const takenTeam = 'the-spurn-point-waders'

test('a captain starts a team, two join, one leaves, and the captain edits it [S1.08] [S4.04] [S6.03]', async ({
  browser,
  page,
  request,
  tideline,
  browserErrors,
}) => {
  test.setTimeout(300_000)
  const captain = await makeSupporter(request, tideline, 'tideline', { firstName: 'Cap' })
  const first = await makeSupporter(request, tideline, 'tideline', { firstName: 'Ann' })
  const second = await makeSupporter(request, tideline, 'tideline', { firstName: 'Bo' })
  const name = `Otters of ${captain.slug}`

  await signInHere(page, tideline, captain)
  await open(page, `${tideline.siteOrigin}/fundraising-edit/${captain.slug}#team`)
  await team(page).getByLabel('Name of the team').fill(`${name} #1`)
  await expect(team(page)).toContainText(`It will read: ${name} 1`)
  // The address follows the name. Where it is taken, free ones are offered.
  const slug = team(page).getByRole('textbox', { name: 'Address of the team' })
  await expect(slug).toHaveValue(`otters-of-${captain.slug}-1`)
  await slug.fill(takenTeam)
  await expect(team(page).getByText('This address is taken').first()).toBeVisible()
  const offered = team(page).getByRole('group', { name: 'These are free:' }).getByRole('button')
  await expect(offered).toHaveCount(3)
  const free = (await offered.nth(1).textContent()) ?? ''
  expect(free).toMatch(new RegExp(`^${takenTeam}-\\d{4}$`))
  await team(page)
    .getByRole('button', { name: `Take ${free}` })
    .click()
  await expect(slug).toBeFocused()
  await expect(slug).toHaveValue(free)
  await team(page).getByLabel('What the team is about').fill('We swim between the tides.')
  // However often it is pressed, there is one team.
  await team(page).getByRole('button', { name: 'Start the team' }).dblclick()
  await expect(team(page)).toContainText(`You are the captain of ${name} 1`)
  const href = await team(page).getByRole('link', { name: 'See the team' }).getAttribute('href')
  const address = `${tideline.siteOrigin}${href ?? ''}`

  // Whoever is not signed in is led to starting a page, with the team chosen.
  const visitor = await browser.newPage()
  await open(visitor, address)
  await expect(visitor.getByRole('link', { name: 'Join this team' })).toHaveAttribute(
    'href',
    /^\/register\?team=/,
  )
  await visitor.close()

  // One joins on the team's own page, the other finds it on their edit screen.
  const anns = await openAs(browser, tideline, first)
  await open(anns, address)
  await team(anns).getByRole('button', { name: 'Join with My own mile' }).click()
  await expect(team(anns)).toContainText('You are in this team.')
  const bos = await openAs(browser, tideline, second)
  await open(bos, `${tideline.siteOrigin}/fundraising-edit/${second.slug}#team`)
  await team(bos).getByLabel('Find a team').fill(captain.slug)
  await team(bos)
    .getByRole('button', { name: `Join ${name} 1` })
    .click()
  await expect(team(bos)).toContainText(`You are in ${name} 1`)

  // One leaves; the answer is lost, and it counts all the same.
  await bos.route('**/teams/leave', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await team(bos).getByRole('button', { name: 'Leave the team' }).click()
  await bos.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await team(bos).getByRole('button', { name: 'Leave the team' }).click()
  await bos.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(bos.getByText(`You have left ${name} 1.`)).toBeVisible()
  await expect(team(bos)).toContainText('You raise money on your own so far.')
  const stored = await bos.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('app-state') ?? '{}') as {
          session: { team?: unknown; page: { data: { teamPageId: unknown } } }
        }
      ).session,
  )
  expect(stored.team).toBeUndefined()
  expect(stored.page.data.teamPageId).toBeUndefined()

  await open(page, address)
  await expect(team(page)).toContainText('You are the captain')
  await team(page).getByRole('button', { name: 'Edit the team' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('What the team is about')).toHaveValue(
    'We swim between the tides.',
  )
  await dialog.getByLabel('Target').fill('2500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Visitors see it within a minute.')).toBeVisible()
  await expect(page.getByRole('main').getByText('The target is £2,500')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // Nobody but the captain edits.
  await expect(team(anns).getByRole('button', { name: 'Edit the team' })).toHaveCount(0)

  // A captain who leaves is its captain no more.
  await expect(page.getByText('Team captain')).toBeVisible()
  await team(page).getByRole('button', { name: 'Leave the team' }).click()
  await expect(dialog).toContainText('the team goes on without one')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(`You have left ${name} 1.`)).toBeVisible()
  await expect(page.getByText('Team captain')).toHaveCount(0)
  await expect(team(page).getByRole('button', { name: 'Edit the team' })).toHaveCount(0)
  expect(browserErrors).toEqual([])
})

test('a captain invites by a link and a code, and reads what is reserved for members [S1.08] @core', async ({
  browser,
  page,
  request,
  tideline,
  browserErrors,
}) => {
  const captain = await makeSupporter(request, tideline, 'tideline', { firstName: 'Cap' })
  const slug = await makeTeam(request, tideline, captain)
  const link = `${tideline.siteOrigin}/register?team=${slug}`
  await signInHere(page, tideline, captain)
  await open(page, `${tideline.siteOrigin}/teams/${slug}`)
  const invite = team(page).getByRole('button', { name: 'Invite people' })
  await invite.click()
  const dialog = page.getByRole('dialog', { name: /^Invite people to / })
  await expect(dialog.getByRole('img', { name: /^Scan to join / })).toHaveJSProperty(
    'complete',
    true,
  )
  await expect(dialog.locator('figure').getByRole('link')).toHaveAttribute('href', link)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the code (SVG)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${slug}.svg`)
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^<svg /)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(invite).toBeFocused()

  const help = team(page).getByRole('button', { name: 'Help for captains' })
  await help.click()
  const said = page.getByRole('dialog', { name: 'Help for captains' })
  await expect(said).toContainText('A captain cannot take them out.')
  await expect(said.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()

  // Whoever has a page is led to the team, and joins with it.
  const member = await makeSupporter(request, tideline, 'tideline', { firstName: 'Ann' })
  const anns = await openAs(browser, tideline, member)
  await open(anns, link)
  await anns.getByRole('link', { name: 'Join the team with this page' }).click()
  await team(anns).getByRole('button', { name: 'Join with My own mile' }).click()
  await expect(team(anns)).toContainText('You are in this team.')
  // Only the captain invites.
  await expect(team(anns).getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  expect(browserErrors).toEqual([])
})

test('teams that could not be loaded are not shown as none, and load after "Try again" [S1.08]', async ({
  page,
  request,
  tideline,
}) => {
  const supporter = await makeSupporter(request, tideline, 'tideline', { firstName: 'Ann' })
  await signInHere(page, tideline, supporter)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CampaignTeams') ? route.abort() : route.continue(),
  )
  await open(page, `${tideline.siteOrigin}/fundraising-edit/${supporter.slug}#team`)
  await expect(team(page).getByText('We couldn’t load the teams.')).toBeVisible()
  await expect(team(page)).not.toContainText('There is no team yet')
  expect(await axeViolations(page)).toEqual([])
  await page.unroute('**/graphql')
  await team(page)
    .getByRole('button', { name: /^Try again/ })
    .click()
  await expect(team(page).getByLabel('Find a team')).toBeVisible()
})

test('whoever is invited finds the team chosen when they start a page [S1.08]', async ({
  page,
  request,
  summit,
}) => {
  const captain = await makeSupporter(request, summit, 'summit', { firstName: 'Cap' })
  const slug = await makeTeam(request, summit, captain)
  await open(page, `${summit.siteOrigin}/register?team=${slug}`)
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Invited')
  await page.getByLabel('E-mail address').fill('wren.invited@summit.example')
  await page.getByLabel(/^Choose a password/).fill('Stone-Path-77!')
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByLabel('Name of your page').fill('Wren was invited')
  await page.getByLabel('What you want to raise').fill('500')
  await page.getByLabel('Which hill?').fill('Stairs at home')
  await page.getByRole('button', { name: 'Make my page' }).click()
  const invited = page.getByRole('region', { name: /has invited you$/ })
  await expect(invited).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await invited.getByRole('button', { name: /^Join / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your story' })).toBeFocused()
  await open(page, `${summit.siteOrigin}/teams/${slug}`)
  await expect(page.getByRole('main')).toContainText('Wren was invited')
})
