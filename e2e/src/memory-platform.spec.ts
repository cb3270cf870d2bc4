import { axeViolations } from '@milepost/accessibility/axe-findings'
import { join } from 'node:path'
import { freePort } from '@milepost/presets/free-port'
import { startServer, stopServer } from '@milepost/presets/server-process'
import { repositoryRoot } from './repository-root.ts'
import { startBuiltSite } from './start-built-site.ts'
import { expect, readMinorUnits, open, test as base } from './test.ts'

const tidelineCampaign = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'

interface MemorySite {
  siteOrigin: string
  platformOrigin: string
}

/** The built site on a platform in memory; content and pictures are the sandbox's. */
const test = base.extend<object, { memorySite: MemorySite }>({
  memorySite: [
    async ({ tideline: { sandboxOrigin } }, use) => {
      const port = await freePort()
      const siteOrigin = `http://localhost:${port}`
      const platform = await startServer({
        name: 'platform in memory',
        script: join(repositoryRoot, 'tooling/start/src/memory/serve-memory.ts'),
        args: ['--port', '0', '--campaign', tidelineCampaign].concat(
          ['--sandbox-origin', sandboxOrigin],
          ['--site-origin', siteOrigin],
        ),
        timeoutMs: 120_000,
        verbose: false,
      })
      const site = await startBuiltSite(port, {
        SANDBOX_ORIGIN: sandboxOrigin,
        PLATFORM_ENVIRONMENT: 'own',
        PLATFORM_ORIGINS: `${platform.origin}, ${sandboxOrigin}`,
      })
      await use({ siteOrigin, platformOrigin: platform.origin })
      await Promise.all([site, platform].map((server) => stopServer(server.process)))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('a site shows the figures and pages of a platform of its own, and nothing that it cannot do', async ({
  page,
  browserErrors,
  memorySite,
}) => {
  await open(page, memorySite.siteOrigin)
  const main = page.getByRole('main')
  await expect(main.getByText(/^£[\d,]+\.\d\d$|^£[\d,]+$/).first()).toBeVisible()
  const board = page.locator('#leaderboard')
  await expect(board.getByRole('listitem')).toHaveCount(10)
  // The content has a board of teams, a total of kilometres, a menu of tag pages and the mark of another platform.
  await expect(page.getByRole('heading', { name: 'Teams on the shore' })).toHaveCount(0)
  await expect(page.locator('a[href^="/teams"], a[href^="/region"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How far we have come together' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'JustGiving' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /sign in/i })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  expect(browserErrors).toEqual([])
})

for (const path of ['/teams/the-terns', '/region/channel', '/reports']) {
  test(`${path} is not there on a platform that cannot do it`, async ({ request, memorySite }) => {
    expect((await request.get(memorySite.siteOrigin + path)).status()).toBe(404)
  })
}

test('a gift on a platform of its own is thanked for and counts at once', async ({
  page,
  browserErrors,
  memorySite,
}) => {
  const raised = page
    .getByRole('main')
    .getByText(/£[\d,.]+/)
    .first()
  await open(page, `${memorySite.siteOrigin}/fundraising/maya-walks`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Maya walks the tideline' }),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: /scan/i })).toHaveCount(0)
  const before = readMinorUnits(await raised.textContent())
  await open(page, `${memorySite.siteOrigin}/fundraising/maya-walks/donate?amount=12.50`)
  await page.getByRole('button', { name: /continue/i }).click()
  await page.getByLabel('Your name').fill('Ada Lark')
  await page.getByRole('button', { name: 'Give now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Ada Lark/ })).toBeVisible()
  await open(page, `${memorySite.siteOrigin}/fundraising/maya-walks`)
  await expect.poll(async () => readMinorUnits(await raised.textContent())).toBe(before + 1250)
  await expect(page.getByText('Ada Lark')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(browserErrors).toEqual([])
})

test('a supporter signs up, starts a page and edits its story, all of it on the platform of its own', async ({
  page,
  browserErrors,
  memorySite: { siteOrigin, platformOrigin },
}) => {
  const asked: { address: URL; type: string }[] = []
  page.on('request', (request) =>
    asked.push({ address: new URL(request.url()), type: request.resourceType() }),
  )
  const step = (name: string) => page.getByRole('heading', { level: 1, name })
  await open(page, siteOrigin)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Start your page/ })
    .last()
    .click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lark')
  await page.getByLabel('E-mail address').fill('ada.lark@example.org')
  await page.getByLabel(/^Choose a password/).fill('Stone-Path-77!')
  await expect(page.getByRole('link', { name: 'terms of service' })).toHaveAttribute(
    'href',
    `${platformOrigin}/terms`,
  )
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Create my account' }).click()

  await expect(step('Your page')).toBeFocused()
  await page.getByLabel('Name of your page').fill('Ada walks too')
  await page.getByLabel('What you want to raise').fill('500')
  // What is kept as tags and metadata elsewhere is not asked for here.
  await expect(page.getByLabel('Which coast will you walk?')).toHaveCount(0)
  await expect(page.getByLabel(/How far/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Make my page' }).click()

  // There are no teams to join, and no pictures to upload.
  await expect(step('Your story')).toBeFocused()
  await expect(page.getByText('A picture of you')).toHaveCount(0)
  const first = page.getByRole('textbox', { name: /Your story/ })
  await expect(first).toHaveAttribute('contenteditable', 'true')
  await first.fill('I grew up by this river.')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(step('Make the first gift')).toBeFocused()
  await page.getByRole('button', { name: 'Skip this for now' }).click()
  await page.getByRole('link', { name: 'Edit my page' }).click()

  await expect(step('Ada walks too')).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'Parts of your page' }).getByRole('link')
  await expect(parts).toHaveText([
    'Title',
    'Story',
    'Target and offline gifts',
    'In short',
    'Share',
    'Cancel your page',
  ])
  const story = page.getByRole('region', { name: 'Story', exact: true })
  await expect(story.getByRole('textbox')).toHaveAttribute('contenteditable', 'true')
  await story.getByRole('textbox').fill('The river brought me up.')
  await story.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Saved/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await open(page, `${siteOrigin}/fundraising/ada-walks-too`)
  await expect(step('Ada walks too')).toBeVisible()
  await expect(page.getByText('The river brought me up.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log an activity' })).toHaveCount(0)

  // A new visit knows who it is, by the platform alone.
  await page.reload()
  await expect(page.getByRole('region', { name: 'This is your page' })).toBeVisible()
  const elsewhere = asked.filter(
    ({ address: { origin }, type }) => origin !== siteOrigin && type !== 'image',
  )
  expect(elsewhere.length).toBeGreaterThan(5)
  expect(elsewhere.filter(({ address }) => address.href !== `${platformOrigin}/call`)).toEqual([])
  expect(browserErrors).toEqual([])
})
