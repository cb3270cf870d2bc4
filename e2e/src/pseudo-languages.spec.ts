import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildPseudoSite } from './build-pseudo-site.ts'
import { giveByRequest } from './journeys/give-by-request.ts'
import { outsideCatalogues, overflowPx } from './outside-catalogues.ts'
import { openEditorSections } from './open-editor-sections.ts'
import { makeTeam } from './platform-facts.ts'
import { platformTexts } from './platform-texts.ts'
import { repositoryRoot } from './repository-root.ts'
import { type Stack, startStack } from './stack.ts'
import { makeSupporter, signInHere, type Supporter } from './supporter.ts'
import { expect, open, test } from './test.ts'

let folder: string
let stack: Stack
let owner: Supporter
let team: string
let known: string[]
let donationId: string

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(400_000)
  // In the repository: files outside the top folder of a build's root are not found by vanilla-extract.
  const reports = join(repositoryRoot, 'e2e/reports')
  mkdirSync(reports, { recursive: true })
  folder = mkdtempSync(join(reports, 'pseudo-'))
  stack = await startStack('tideline', {
    build: await buildPseudoSite(join(folder, 'site')),
    edit: (fields) => Object.assign(fields, { useJGOauth: 'No' }),
  })
  askForEverything(join(stack.contentFolder, 'onboarding/start-a-page.json'))
  const request = await playwright.request.newContext()
  owner = await makeSupporter(request, stack, 'tideline', { firstName: 'Ola' })
  const captain = await makeSupporter(request, stack, 'tideline', { firstName: 'Cap' })
  team = await makeTeam(request, stack, captain)
  donationId = await giveByRequest({ stack, request }, 'maya-walks', { amount: '7', name: 'Ivo' })
  await request.dispose()
  known = platformTexts(stack.databaseFile)
})
test.afterAll(async () => {
  await stack.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Has a registration ask for all that it can. */
function askForEverything(file: string): void {
  const asked = readFileSync(file, 'utf8')
  writeFileSync(file, asked.replaceAll(/("show\w+": )"No"/g, '$1"Yes"'))
}

// A missing element is a fault of these pages, and should be reported soon.
test.use({ actionTimeout: 20_000, viewport: { width: 320, height: 640 } })

/** Returns the problems of a screen: texts without a catalogue entry, and horizontal overflow. */
async function faults(page: Page, name: string): Promise<string[]> {
  const outside = await outsideCatalogues(page, known)
  const wider = await overflowPx(page)
  return [
    ...outside.map((text) => `${name}: ${text}`),
    ...(wider > 0 ? [`${name}: ${wider} px wider than the window`] : []),
  ]
}

const pages = () => [
  '',
  '/about',
  '/how-it-works',
  '/questions',
  '/contact',
  '/sponsors',
  '/resources',
  '/office',
  '/start',
  '/people',
  '/people?q=maya',
  '/region/north-sea',
  '/donate',
  '/fundraising/maya-walks',
  '/fundraising/maya-walks/donate',
  `/fundraising/maya-walks/donate/complete?donation-id=${donationId}`,
  `/teams/${team}`,
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/register',
  '/reports',
  '/fundraising/maya-walks/poster',
  '/nowhere',
  '?cookies=policy',
  '?cookies=preferences',
  '/about?login',
]

test('an excluded part has no route and no link', async ({ page }) => {
  expect((await page.request.get(`${stack.siteOrigin}/rss.xml`)).status()).toBe(404)
  expect((await page.request.get(`${stack.siteOrigin}/sitemap.xml`)).status()).toBe(200)
  await open(page, stack.siteOrigin)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(0)
})

for (const [base, lang, dir] of [
  ['/xa', 'en-XA', null],
  ['/xb', 'ar-XB', 'rtl'],
] as const) {
  test.describe(base, () => {
    test(`every page fits its window with long words, ${base}`, async ({ page, browserErrors }) => {
      const found: string[] = []
      for (const path of pages()) {
        await open(page, stack.siteOrigin + base + path)
        if (/cookies=|login/.test(path)) await expect(page.getByRole('dialog')).toBeVisible()
        found.push(...(await faults(page, path)))
      }
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      expect(await page.locator('html').getAttribute('dir')).toBe(dir)
      expect(found).toEqual([])
      expect(browserErrors.filter((text) => !/status of 404/.test(text))).toEqual([])
    })

    test(`what forms find wrong is in a catalogue, ${base}`, async ({ page }) => {
      const found: string[] = []
      for (const path of [
        '/sign-up',
        '/sign-in',
        '/reset-password',
        '/contact',
        '/reports',
        '/fundraising/maya-walks/donate',
      ]) {
        await open(page, stack.siteOrigin + base + path)
        const main = page.getByRole('main')
        if (path.endsWith('/donate')) await main.getByRole('textbox').first().fill('x')
        await main.locator('button[type="submit"]').first().click()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
        found.push(...(await faults(page, `${path} refused`)))
      }
      expect(found).toEqual([])
    })

    test(`reports are in a catalogue, ${base}`, async ({ page }) => {
      await open(page, `${stack.siteOrigin}${base}/reports`)
      const form = page.getByRole('main').locator('form')
      await form.locator('input:not([type="password"])').first().fill('reports')
      await form.locator('input[type="password"]').fill('milepost')
      await form.locator('button[type="submit"]').click()
      await expect(page.getByRole('table').first()).toBeVisible()
      expect(await faults(page, 'reports')).toEqual([])
    })

    test(`what a supporter does is in a catalogue, ${base}`, async ({ page }) => {
      await page.addInitScript(openEditorSections, 0)
      await signInHere(page, stack, owner)
      const found: string[] = []
      await open(page, `${stack.siteOrigin}${base}/fundraising-edit/${owner.slug}`)
      await expect(page.locator('[contenteditable="true"]')).toBeVisible()
      const log = page.locator('#activities form').first()
      await expect(log).toBeVisible()
      found.push(...(await faults(page, 'edit')))
      await log.locator('button[type="submit"]').click()
      await page.locator('#title input').first().fill('')
      await page.locator('#title button[type="submit"]').click()
      await expect(page.locator('#title [aria-invalid="true"]')).toBeVisible()
      found.push(...(await faults(page, 'edit refused')))

      await log.locator('[name="distance"]').fill('8')
      await log.locator('[name="title"]').fill('My own mile')
      await log.locator('button[type="submit"]').click()
      const logged = page.locator('#activities li').filter({ hasText: 'My own mile' })
      await expect(logged).toHaveCount(1)
      found.push(...(await faults(page, 'logged')))
      await logged.getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await faults(page, 'delete')))
      await page.keyboard.press('Escape')
      await page.locator('#cancel button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await faults(page, 'cancel')))

      await open(page, `${stack.siteOrigin}${base}/register`)
      await expect(page.getByRole('main').locator('form')).toBeVisible()
      await expect(page.getByRole('main').locator('select option').nth(12)).toBeAttached()
      found.push(...(await faults(page, 'register signed in')))
      await page.getByRole('main').locator('form input').first().fill('')
      await page.getByRole('main').locator('button[type="submit"]').first().click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      found.push(...(await faults(page, 'register refused')))
      expect(found).toEqual([])
    })
  })
}

test('an error page is in the language of its URL', async ({ page }) => {
  const found: string[] = []
  writeFileSync(join(stack.contentFolder, 'internal_page/thank-you.json'), '{ "data": { "title": ')
  for (const base of ['/xa', '/xb']) {
    const answer = await page.goto(`${stack.siteOrigin}${base}/thank-you`)
    expect(answer?.status()).toBe(500)
    found.push(...(await faults(page, `${base}/thank-you`)))
  }
  expect(found).toEqual([])
})
