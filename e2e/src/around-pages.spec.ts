import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Page } from '@playwright/test'
import { startConfiguredSite } from './configured-site.ts'
import type { Stack } from './stack.ts'
import { expect, open, test } from './test.ts'

let stack: Stack
const maintenance = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

test.beforeAll(async () => void (stack = await startConfiguredSite()))
test.afterAll(() => stack.stop())

test('a maintenance notice can be dismissed [S4.20, S4.21, S8.05] @core', async ({ page }) => {
  await open(page, stack.siteOrigin)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'The site is currently undergoing planned maintenance. You may continue to use the site, but certain features may not work as desired.',
  )
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(dialog).toBeHidden()
})

test('a query opens a dialog in place [S2.12, S2.13, S2.35, S2.48] @core', async ({ page }) => {
  await open(page, `${stack.siteOrigin}/about?utm_source=post`)
  await maintenance(page).click()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gift Aid' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'What Gift Aid adds' })
  await expect(dialog).toContainText('A quarter more')
  await expect(page).toHaveURL(/\/about\?utm_source=post&modal=gift-aid$/)
  expect(requests.filter((url) => /\.data/.test(url))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/about\?utm_source=post$/)
  await expect(link).toBeFocused()

  await open(page, `${stack.siteOrigin}/?modal=no-such-dialog`)
  await maintenance(page).click()
  await expect(dialog).toBeHidden()
})

test('a dialog embeds a 16:9 frame with queries [S2.57, S2.58] @core', async ({ page }) => {
  await page.route('https://forms.invalid/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The form</h1>' }),
  )
  // Without `login`: its dialog would come at any time, above or below this one (forward-query.test.ts has all queries).
  await open(page, `${stack.siteOrigin}/contact?modal=form&utm_source=post&redirect=/x`)
  await maintenance(page).click()
  const dialog = page.getByRole('dialog', { name: 'Write to us' })
  await dialog.getByRole('button', { name: /Show content/ }).click()
  const frame = page.getByRole('dialog').locator('iframe')
  await expect(frame).toHaveAttribute('src', 'https://forms.invalid/contact?form=7&utm_source=post')
  await expect(dialog.frameLocator('iframe').getByRole('heading')).toHaveText('The form')
  const ratio = async () => {
    const box = await frame.boundingBox()
    return (box?.width ?? 0) / (box?.height ?? 1)
  }
  expect(await ratio()).toBeCloseTo(16 / 9, 1)

  await open(page, `${stack.siteOrigin}/contact?modal=map`)
  await maintenance(page).click()
  const other = page.getByRole('dialog', { name: 'A map' })
  await other.getByRole('button', { name: /Show content/ }).click()
  await expect(other.locator('iframe')).toHaveAttribute('src', 'https://forms.invalid/map')
  expect(await ratio()).toBeCloseTo(3 / 4, 1)
})

test('header and footer name an unknown part [S2.49, S2.50] @core', async ({ page }) => {
  await page.goto(stack.siteOrigin)
  await expect(page.getByText('Unknown slice type: teleport')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Unknown slice type: carousel')
})

test('the head has the metadata [S2.62, S2.63, S2.64, S2.66] @core', async ({ page }) => {
  const response = await page.goto(`${stack.siteOrigin}/about`)
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  const href = (selector: string) => page.locator(selector).getAttribute('href')
  expect(await page.title()).toBe('About Tideline Trust | Walk the Tideline')
  const home = await (await page.request.get(stack.siteOrigin)).text()
  expect(home).toContain('<meta name="description" content="Walk the coast with us."/>')
  expect(await content('meta[name="keywords"]')).toContain('charity walk')
  expect(await content('meta[name="author"]')).toBe('Tideline Trust')
  expect(await content('meta[property="og:url"]')).toBe(`${stack.siteOrigin}/about`)
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
  expect(await content('meta[property="og:image"]')).toMatch(
    /^http:\/\/localhost:\d+\/share-card\/site\//,
  )
  expect(await href('link[rel="canonical"]')).toBe(`${stack.siteOrigin}/about`)
  expect(await href('link[type="application/rss+xml"]')).toBe('/rss.xml')
  expect(await href('link[rel="icon"]')).toMatch(/^\/media\//)
  expect(await content('meta[name="theme-color"]')).toBe('#0B3C49')
  const rootStyle = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--from-editor'),
  )
  expect(rootStyle).toBe('1')
  expect(await page.evaluate(() => Reflect.get(window, 'atOnce'))).toBe(1)
  // A sheet of another site comes from here.
  expect(await href('link[rel="stylesheet"][href^="/styles/"]')).toMatch(/^\/styles\/\w+\.css$/)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`${stack.thirdPartyOrigin};`)
  expect(policy).toContain('https://chat.invalid')
  expect(policy).toContain("frame-src 'self' https://forms.invalid")
  expect(policy).not.toContain('styles.invalid')
})

test('allowed hosts frame it at its height [S1.12, S2.66] @core', async ({ page, request }) => {
  const policyOf = async (path: string) =>
    (await request.get(stack.siteOrigin + path)).headers()['content-security-policy'] ?? ''
  expect(await policyOf('/')).toContain("frame-ancestors 'self' *;")
  expect(await policyOf('/sign-in')).toContain("frame-ancestors 'self';")
  // The third party's origin plays the embedder, and says what the resizer's other half says.
  await page.goto(`${stack.thirdPartyOrigin}/embedder`)
  await page.evaluate((src) => {
    const told: unknown[] = []
    Object.assign(window, { told })
    window.addEventListener('message', ({ data }) => told.push(data))
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
    setInterval(() => frame.contentWindow?.postMessage({ type: 'iframe-child-init' }, '*'), 200)
  }, `${stack.siteOrigin}/about`)
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'told') ?? [])))
    .toMatch(/iframe-resized.*"height":\d{3,}/)
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(framed.getByRole('banner')).toBeVisible()
})

test('a framed site signs in through a separate window', async ({ page }) => {
  await page.goto(`${stack.thirdPartyOrigin}/embedder`)
  const frame = async (path: string) => {
    await page.evaluate((src) => {
      document.querySelector('iframe')?.remove()
      const element = document.createElement('iframe')
      element.src = src
      element.width = '1000'
      element.height = '800'
      document.body.append(element)
    }, stack.siteOrigin + path)
    return page.frameLocator('iframe')
  }
  const site = await frame('/about')
  // In a frame the application runs at once.
  await site.locator('html[data-hydrated]').waitFor()
  await site.getByRole('button', { name: 'Continue', exact: true }).click()
  await site.getByRole('link', { name: 'Sign in' }).first().click()
  const dialog = site.getByRole('dialog', { name: 'Continue in a new window' })
  await expect(dialog).toContainText('where you can check the web address')
  await expect(site.getByRole('dialog', { name: 'Sign in' })).toHaveCount(0)
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'Open a new window' }).click(),
  ])
  await opened.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(opened).toHaveURL(/[?&]login/)
  await expect(opened.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await opened.close()

  for (const path of ['/sign-in', '/%73ign-in', '/report%73', '/fundraising%2Dedit/maya-walks']) {
    const closed = await frame(path)
    await page.waitForFunction(() => {
      const { contentDocument } = document.querySelector('iframe') ?? {}
      return contentDocument === null
    })
    await expect(closed.getByRole('main'), path).toHaveCount(0)
  }
})

test('structured data describes the charity and where to donate', async ({ page }) => {
  await page.goto(stack.siteOrigin)
  const read = async () =>
    JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    ) as unknown
  expect(await read()).toMatchObject([
    { '@type': 'NGO', name: 'Tideline Trust', potentialAction: { '@type': 'DonateAction' } },
    { '@type': 'Event', startDate: '2026-06-01' },
  ])
  await page.goto(`${stack.siteOrigin}/fundraising/maya-walks`)
  expect(await read()).toMatchObject({
    potentialAction: {
      '@type': 'DonateAction',
      target: `${stack.siteOrigin}/fundraising/maya-walks/donate`,
    },
  })
})

test('the dialogs of the shell are accessible @core', async ({ page }) => {
  for (const query of ['', '?modal=gift-aid', '?cookies=policy', '?cookies=preferences']) {
    await open(page, `${stack.siteOrigin}/contact${query}`)
    await maintenance(page).waitFor()
    if (query !== '') await maintenance(page).click()
    await expect(page.getByRole('dialog').last()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  }
})
