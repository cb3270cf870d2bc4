import { fillSignUp } from './fill-sign-up.ts'
import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Browser, Page } from '@playwright/test'
import type { Stack } from './stack.ts'
import { readFileSync } from 'node:fs'
import { makeTeam } from './platform-facts.ts'
import { makeSupporter, signInHere, type Supporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

const team = (page: Page) => page.getByRole('region', { name: 'Team', exact: true })

/** Opens the site for another user, in a separate browser. */
async function openAs(browser: Browser, stack: Stack, supporter: Supporter): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await signInHere(page, stack, supporter)
  return page
}

test('a captain starts a team with an available slug, edits it and leaves it [S1.08] [S4.04] [S6.03]', async ({
  page,
  request,
  tideline,
  browserErrors,
}) => {
  const captain = await makeSupporter(request, tideline, 'tideline', { firstName: 'Cap' })
  const name = `Otters of ${captain.slug}`
  await signInHere(page, tideline, captain)
  await open(page, `${tideline.siteOrigin}/fundraising-edit/${captain.slug}#team`)
  await team(page).getByLabel('Team name').fill(`${name} #1`)
  await expect(team(page)).toContainText(`It’ll appear as: ${name} 1`)
  const slug = team(page).getByRole('textbox', { name: 'Team web address' })
  await expect(slug).toHaveValue(`otters-of-${captain.slug}-1`)
  await slug.fill('the-spurn-point-waders')
  await expect(team(page).getByText('This web address is taken').first()).toBeVisible()
  const offered = team(page)
    .getByRole('group', { name: 'These are available:' })
    .getByRole('button')
  const free = (await offered.nth(1).textContent()) ?? ''
  await offered.nth(1).click()
  await expect(slug).toHaveValue(free)
  await team(page).getByLabel('About the team').fill('We swim between the tides.')
  await team(page).getByRole('button', { name: 'Start the team' }).dblclick()
  await expect(team(page)).toContainText(`You’re the captain of ${name} 1`)

  await team(page).getByRole('link', { name: 'See the team' }).click()
  // The page that is left has this button, too.
  await page.waitForURL('**/teams/*')
  await team(page).getByRole('button', { name: 'Edit the team' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('About the team')).toHaveValue('We swim between the tides.')
  await dialog.getByLabel('Target').fill('2500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Visitors will see it within a minute.')).toBeVisible()
  await expect(page.getByRole('main').getByText('The target is £2,500')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await expect(page.getByText('Team captain')).toBeVisible()
  await team(page).getByRole('button', { name: 'Leave the team' }).click()
  await expect(dialog).toContainText('the team will carry on without one')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(`You’ve left ${name} 1.`)).toBeVisible()
  await expect(page.getByText('Team captain')).toHaveCount(0)
  await expect(team(page).getByRole('button', { name: 'Edit the team' })).toHaveCount(0)
  expect(browserErrors).toEqual([])
})

test('a captain invites by link and QR code, and reads what is for members only [S1.08] @core', async ({
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
  await expect(dialog.getByRole('img', { name: /^Scan to/ })).toHaveJSProperty('complete', true)
  await expect(dialog.locator('figure').getByRole('link')).toHaveAttribute('href', link)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download QR code (SVG)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${slug}.svg`)
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^<svg /)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(invite).toBeFocused()

  const help = team(page).getByRole('button', { name: 'Help for captains' })
  await help.click()
  const said = page.getByRole('dialog', { name: 'Help for captains' })
  await expect(said).toContainText('Captains can’t remove members.')
  await expect(said.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()

  const member = await makeSupporter(request, tideline, 'tideline', { firstName: 'Ann' })
  const anns = await openAs(browser, tideline, member)
  await open(anns, link)
  await expect(anns.getByText(/^You’re invited to join /)).toBeVisible()
  await anns.getByRole('link', { name: 'Join the team with this page' }).click()
  await team(anns).getByRole('button', { name: 'Join with My own mile' }).click()
  await expect(team(anns)).toContainText('You’re in this team.')
  await expect(team(anns).getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  expect(browserErrors).toEqual([])
})

test('an invited supporter has the team preselected [S1.08]', async ({ page, request, summit }) => {
  const captain = await makeSupporter(request, summit, 'summit', { firstName: 'Cap' })
  const slug = await makeTeam(request, summit, captain)
  await open(page, `${summit.siteOrigin}/register?team=${slug}`)
  await fillSignUp(page, { email: 'wren.invited@summit.example' })
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByLabel('Page name').fill('Wren was invited')
  await page.getByLabel('Fundraising target').fill('500')
  await page.getByLabel('Which hill?').fill('Stairs at home')
  await page.getByRole('button', { name: 'Create my page' }).click()
  const invited = page.getByRole('region', { name: /has invited you$/ })
  await expect(invited).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await invited.getByRole('button', { name: /^Join / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your story' })).toBeFocused()
  await open(page, `${summit.siteOrigin}/teams/${slug}`)
  await expect(page.getByRole('main')).toContainText('Wren was invited')
})
