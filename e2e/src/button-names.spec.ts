import type { Page } from '@playwright/test'
import { openEditScreen, partOfEditScreen, signInOwner, typeActivity } from './edit-screen.ts'
import { expect, open, test } from './test.ts'

const visited = [
  ['tideline', '/'],
  ['tideline', '/people'],
  ['tideline', '/fundraising/maya-walks'],
  ['tideline', '/fundraising/maya-walks/donate'],
  ['tideline', '/teams/the-spurn-point-waders'],
  ['tideline', '/register'],
  ['tideline', '/sign-in'],
  ['summit', '/'],
  ['summit', '/contact'],
  ['summit', '/fundraising/jack-for-home'],
  ['summit', '/register'],
  ['summit', '/reports'],
] as const

/** The names of a page's buttons, as a screen reader lists them. */
async function buttonNames(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return [...tree.matchAll(/^\s*- '?button "((?:[^"\\]|\\.)*)"/gm)].map(([, name]) => name!)
}

/** Twice on a long page, and copies the same address in both places. */
const doesTheSame = 'Copy link'

/** Expects buttons, no two of which have the same name unless they do the same. */
async function expectNamesOfTheirOwn(page: Page) {
  const names = await buttonNames(page)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => name !== doesTheSame && names.indexOf(name) !== at)).toEqual([])
}

for (const [site, path] of visited) {
  test(`no two buttons have one name: ${site} ${path}`, async ({ page, tideline, summit }) => {
    const { siteOrigin } = site === 'tideline' ? tideline : summit
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, siteOrigin + path)
    await expectNamesOfTheirOwn(page)
  })
}

test('each edit button names what it changes', async ({ page, request, tideline }) => {
  const owner = await signInOwner(page, request, tideline, 'tideline')
  await openEditScreen(page, tideline, owner)
  await expect(partOfEditScreen(page, 'Title')).toBeVisible()
  expect(await buttonNames(page)).toEqual(
    expect.arrayContaining(['Save title', 'Save story', 'Save photo', 'Save goal']),
  )
  await expectNamesOfTheirOwn(page)

  for (const km of ['5', '6']) {
    const { logIt } = await typeActivity(page, { km, title: 'Same again' })
    await logIt.click()
    await expect(partOfEditScreen(page, 'Activities').getByLabel('Title')).toHaveValue('')
  }
  await partOfEditScreen(page, 'Title').getByLabel('Page title').fill('Not saved')
  await partOfEditScreen(page, 'Summary').getByLabel('Your challenge').fill('Not saved')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/graphql', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: /^Discard changes/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Try again/ }).first()).toBeVisible()
  await expectNamesOfTheirOwn(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again: Activities' }).click()
  await expect(page.getByRole('button', { name: /^Delete Same again/ })).toHaveCount(2)
  await expectNamesOfTheirOwn(page)
})
