import { axeViolations } from './accessibility/measures/axe-findings.ts'
import type { Page } from '@playwright/test'
import { startHostServer } from './embed-hosts.ts'
import { expect, readMinorUnits, open, test } from './test.ts'

const path = '/fundraising/maya-walks'

const linesOf = (page: Page) => page.getByLabel('Code to paste')
const preview = (page: Page) => page.frameLocator('main iframe')

test('copied lines match the preview', async ({ page, context, tideline, browserErrors }) => {
  const { siteOrigin } = tideline
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteOrigin })
  await open(page, siteOrigin + path)
  await page.getByRole('link', { name: 'Show on another site' }).click()
  await expect(page).toHaveURL(`${siteOrigin}${path}/embed`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show on another site')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const shown = preview(page).locator('milepost-total .amount')
  await expect(shown).toBeVisible()

  await page.getByLabel('Title', { exact: true }).fill('Maya & "friends" <b>')
  await page.getByLabel('Bar, button and links').fill('#8a1538')
  await expect(linesOf(page)).toHaveValue(
    / label="Maya &amp; &quot;friends&quot; &lt;b&gt;" background="#[0-9a-f]{6}" color="#[0-9a-f]{6}" accent="#8a1538" /,
  )
  const frame = page.locator('main iframe')
  await expect(frame).toHaveAttribute('src', /label=Maya.*accent=%238a1538/)
  await frame.scrollIntoViewIfNeeded()
  await expect(preview(page).getByRole('link', { name: 'Maya & "friends" <b>' })).toBeVisible()

  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Code copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(linesOf(page)).toHaveValue(copied)
  const policy = await page.locator('main code').textContent()

  const host = await startHostServer()
  const stranger = await context.newPage()
  try {
    await stranger.goto(host.put({ body: copied, policy: policy ?? '' }))
    const amount = stranger.locator('milepost-total .amount')
    await expect(amount).toBeVisible()
    expect(readMinorUnits(await amount.textContent())).toBeGreaterThan(0)
    expect(await amount.textContent()).toBe(await shown.textContent())
  } finally {
    await host.stop()
  }
  expect(browserErrors).toEqual([])
})

test('every option can be previewed, also by keyboard', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/embed`)
  const show = page.getByLabel('Content to show')
  for (const [choice, selector] of [
    ['people', 'milepost-leaderboard .entry'],
    ['teams', 'milepost-leaderboard .entry'],
    ['donate', 'milepost-donate .button'],
  ] as const) {
    await show.selectOption(choice)
    await expect(preview(page).locator(selector).first()).toBeVisible()
  }
  await show.selectOption('frame')
  await expect(page.getByLabel('Title', { exact: true })).toBeHidden()
  await expect(preview(page).frameLocator('iframe').getByRole('heading')).toBeVisible()

  await linesOf(page).focus()
  const marked = await linesOf(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  )
  expect(marked).toBe(await linesOf(page).inputValue())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Live stream overlay' })).toHaveValue(
    `${tideline.siteOrigin}/live/site`,
  )
})

test('the form works without scripts and reports errors', async ({ browser, tideline }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${tideline.siteOrigin}/teams/the-spurn-point-waders/embed`)
  await page.getByLabel('Bar, button and links').fill('crimson')
  await page.getByRole('button', { name: 'Get the code' }).click()
  await expect(page).toHaveURL(/accent=crimson/)
  await expect(page.getByLabel('Bar, button and links')).toHaveAccessibleDescription(
    /isn’t a colour code such as #0b57d0/,
  )
  await expect(linesOf(page)).not.toHaveValue(/accent/)
  await page.getByLabel('Content to show').selectOption('frame')
  await page.getByRole('button', { name: 'Get the code' }).click()
  await expect(linesOf(page)).toHaveValue(/\/embed\/frame\/team\/the-spurn-point-waders"/)
  await expect(preview(page).locator('iframe')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeHidden()
  await context.close()
})

test('no query value runs or leaves its field @core', async ({ page, request, tideline }) => {
  const hostile = '"></textarea><script>window.hit=1</script><img src=x onerror=window.hit=1>'
  const query = new URLSearchParams({
    show: hostile,
    label: hostile,
    locale: hostile,
    background: 'url(//evil.example)',
    accent: `#0b57d0;${hostile}`,
  })
  await open(page, `${tideline.siteOrigin}${path}/embed?${query}`)
  await expect(page.getByText('We can’t show that here')).toBeVisible()
  await expect(page.getByText('This isn’t a colour code such as')).toHaveCount(2)
  await expect(linesOf(page)).toHaveValue(/ label="&quot;&gt;&lt;\/textarea&gt;&lt;script&gt;/)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await expect(preview(page).locator('milepost-total')).toHaveCount(1)

  for (const [asked, status] of [
    [`/embed/preview?${query}`, 200],
    ['/embed/preview?of=page&slug=nobody-is-called-so', 404],
    ['/embed/preview?of=page&slug=..', 404],
    ['/embed/preview?of=constructor', 404],
    ['/fundraising/nobody-is-called-so/embed', 404],
    [`${path}/embed?show=%00&label=%ED%A0%80`, 200],
  ] as const) {
    const answer = await request.get(tideline.siteOrigin + asked)
    expect([asked, answer.status()]).toEqual([asked, status])
    expect(await answer.text()).not.toContain('<script>window.hit')
  }
})

test('is accessible on phone and desktop screens', async ({ page, tideline }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${tideline.siteOrigin}${path}/embed`)
    // The element loads its total once it is in view.
    await page.locator('main iframe').scrollIntoViewIfNeeded()
    await expect(preview(page).locator('milepost-total .amount')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
})
