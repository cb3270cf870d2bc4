import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack('tideline')
  const read = (name: string) =>
    JSON.parse(readFileSync(join(stack.contentFolder, name), 'utf8')) as {
      data: Record<string, unknown>
    }
  const about = read('internal_page/about.json')
  about.data['title'] = 'About us, as it will be'
  writeFileSync(join(stack.contentFolder, 'internal_page/about.draft.json'), JSON.stringify(about))
  const site = read('custom_site/tideline.json')
  const navigation = site.data['header-navigation'] as object[]
  navigation[0] = { label: 'The walk of tomorrow', url: '/how-it-works' }
  writeFileSync(join(stack.contentFolder, 'custom_site/tideline.draft.json'), JSON.stringify(site))
  const plans = { data: { ...about.data, title: 'Plans nobody has seen' } }
  writeFileSync(join(stack.contentFolder, 'internal_page/plans.draft.json'), JSON.stringify(plans))
  const welsh = { lang: 'cy-gb', data: { ...about.data, title: 'Cynlluniau’r gwanwyn' } }
  const welshFile = join(stack.contentFolder, 'internal_page/cynlluniau.draft.json')
  writeFileSync(welshFile, JSON.stringify(welsh))
})
test.afterAll(() => stack.stop())

const token = 'preview-e2e'

test('a preview token shows drafts [S2.29, S2.30, S2.54] @core', async ({ page, request }) => {
  const address = `${stack.siteOrigin}/about?previewToken=${token}`
  const shell = await request.get(address)
  expect(shell.headers()['cache-control']).toBe('private, no-store')
  const html = await shell.text()
  expect(html).toContain('Loading your preview')
  expect(html).not.toContain('as it will be')

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Loading your preview')) seen.push('loading')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(address)
  await expect(page.getByText('About us, as it will be').first()).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('The walk of tomorrow')
  const banner = page.getByRole('region', { name: 'Preview' })
  await expect(banner).toContainText(/29:\d\d|30:00/)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL(new RegExp(`/questions\\?previewToken=${token}$`))
  await open(page, `${stack.siteOrigin}/plans`)
  await expect(page.getByText('Plans nobody has seen').first()).toBeVisible()

  await banner.getByRole('button', { name: 'Leave Preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page')
  await expect(page).toHaveURL(`${stack.siteOrigin}/plans`)
  await expect(banner).toBeHidden()
  await page.goto(`${stack.siteOrigin}/about`)
  await expect(page.getByRole('main')).not.toContainText('as it will be')
})

test('a preview link opens its document’s page [S1.11, S7.95] @core', async ({ page }) => {
  await page.goto(`${stack.siteOrigin}/preview?token=${token}&documentId=plans`)
  await expect(page).toHaveURL(new RegExp(`/plans\\?previewToken=${token}$`))
  await expect(page.getByText('Plans nobody has seen').first()).toBeVisible()
})

test('a draft is shown among the pages of its language', async ({ page, browserErrors }) => {
  const address = `${stack.siteOrigin}/cy/cynlluniau`
  const draft = page.getByText('Cynlluniau’r gwanwyn').first()
  const banner = page.getByRole('region', { name: 'Rhagolwg' })
  for (const link of [
    `/cy/cynlluniau?previewToken=${token}`,
    `/preview?token=${token}&documentId=cynlluniau`,
    `/cy/preview?token=${token}&documentId=cynlluniau`,
  ]) {
    await page.goto(stack.siteOrigin + link)
    await expect(page).toHaveURL(`${address}?previewToken=${token}`)
    await expect(draft).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB')
    await expect(banner).toContainText(/29:\d\d|30:00/)
  }

  await page.goto(`${stack.siteOrigin}/cy/preview?token=${token}&documentId=plans`)
  await expect(page).toHaveURL(`${stack.siteOrigin}/plans?previewToken=${token}`)
  await expect(page.getByText('Plans nobody has seen').first()).toBeVisible()

  await page.goto(`${stack.siteOrigin}/cy/cynlluniau?previewToken=${token}`)
  await expect(draft).toBeVisible()
  expect(browserErrors).toEqual([])
  await banner.getByRole('button', { name: 'Gadael y Rhagolwg' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Doedd dim modd dod o hyd i’r dudalen honno',
  )
})

const secondsLeft = (text: string) => {
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
const keptPreview = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('app-state') ?? '{}') as { prismic?: unknown }).prismic ??
      undefined,
  )

test('the preview countdown ends the preview [S4.23, S4.24] @core', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${stack.siteOrigin}/about?previewToken=${token}`)
  await expect(page.getByText('About us, as it will be').first()).toBeVisible()
  const banner = page.getByRole('region', { name: 'Preview' })
  await expect(banner).toBeVisible()
  // Long enough for a slow machine to come this far, and no matter to a countdown of half an hour.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const left = async () => secondsLeft((await banner.textContent()) ?? '')
  const before = await left()
  expect(before).toBeGreaterThan(1600)
  for (const passed of [1, 2, 3]) {
    await page.clock.runFor(1000)
    await expect.poll(left).toBe(before - passed)
  }
  const loaded = page.waitForEvent('load')
  await page.clock.fastForward((before + 1) * 1000)
  await loaded
  await expect(page).toHaveURL(`${stack.siteOrigin}/about`)
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('as it will be')
  await expect.poll(() => keptPreview(page)).toBeUndefined()
})

test('a preview is loaded, or says that it failed [S4.26] @core', async ({ page }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/preview\.data/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(`${stack.siteOrigin}/about?previewToken=${token}`)
  await expect(page.getByText('Loading your preview').first()).toBeVisible()
  release()
  await expect(page.getByText('About us, as it will be').first()).toBeVisible()
  await page.getByRole('button', { name: 'Leave Preview' }).click()
  await page.goto(`${stack.siteOrigin}/about?previewToken=no-such-preview`)
  await expect(page.getByText('We can’t show this preview')).toBeVisible()
})
