import { expect, open, openWithPausedClock, test } from './test.ts'

test.describe('the layout of every page', () => {
  test('the skip link comes first and works [S2.36] @core', async ({ page, tideline }) => {
    // The question about cookies comes first, until it is answered.
    await page.addInitScript(() => {
      const answered = { consent: { accepted: false, touched: true } }
      localStorage.setItem('app-state', JSON.stringify(answered))
    })
    await open(page, tideline.siteOrigin)
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to main content' })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect(page.locator('#main')).toBeFocused()
  })

  test('the header is complete [S2.37, S2.38, S2.39, S2.40] @core', async ({ page, tideline }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, tideline.siteOrigin)
    const header = page.getByRole('banner')
    await expect(header.getByRole('img').first()).toHaveAccessibleName(/Tideline/)
    const child = header.getByRole('link', { name: 'Questions' })
    await expect(child).toBeHidden()
    await header.locator('summary', { hasText: 'The walk' }).click()
    await expect(header.getByRole('link', { name: 'The walk', exact: true })).toHaveAttribute(
      'href',
      '/how-it-works',
    )
    await child.click()
    await expect(page).toHaveURL(`${tideline.siteOrigin}/questions`)
    await expect(child).toBeHidden()
    await expect(header.getByRole('link', { name: 'Donate' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Start your page' })).toBeVisible()
  })

  test('the phone menu manages the focus [S2.41] @core', async ({ page, summit }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, summit.siteOrigin)
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: 'Menu' })
    const menu = header.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await button.press('Enter')
    await expect(header.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(menu).toBeVisible()
    await header.locator('[popover]').locator('a, button, summary').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(page.locator('body')).not.toBeFocused()
    await button.press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('link').filter({ visible: true }).last().click()
    await expect(menu).toBeHidden()
  })

  test('the donate button donates to the open page [S2.45] @core', async ({ page, tideline }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, `${tideline.siteOrigin}/fundraising/maya-walks`)
    const donate = page.getByRole('banner').getByRole('link', { name: 'Donate' })
    await expect(donate).toHaveAttribute('href', '/fundraising/maya-walks/donate')
  })

  test('the footer names a platform [S1.03] [S2.51] @core', async ({ page, tideline, summit }) => {
    await page.goto(tideline.siteOrigin)
    await expect(page.getByRole('contentinfo')).toContainText(/Powered by\s+JustGiving/)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'JustGiving' }).locator('svg'),
    ).toBeVisible()
    await page.goto(summit.siteOrigin)
    await expect(page.getByRole('contentinfo')).toContainText(/Powered by\s+Everydayhero/)
  })

  test('the footer’s logo reserves its space before it loads', async ({ page, tideline }) => {
    await page.goto(tideline.siteOrigin)
    const logo = page.getByRole('contentinfo').getByRole('img', { name: 'Tideline Trust' })
    await logo.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        logo.evaluate((img: HTMLImageElement) => [
          img.naturalWidth / img.naturalHeight,
          Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
        ]),
      )
      .toEqual([240 / 64, 240 / 64])
  })

  test('copying a link says so for 3 s [S2.61] @core', async ({ page, context, tideline }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWithPausedClock(page, `${tideline.siteOrigin}/about`)
    const said = page.getByText('Link copied to clipboard!')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(said).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${tideline.siteOrigin}/about`,
    )
    await page.clock.runFor(2900)
    await expect(said).toBeVisible()
    await page.clock.runFor(200)
    await expect(said).toBeHidden()
  })
})

test.describe('content pages', () => {
  test('a path has its page and classes [S2.02, S2.04] @core', async ({ page, tideline }) => {
    await page.goto(`${tideline.siteOrigin}/how-it-works`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.path-how-it-works')).toHaveCount(1)
  })

  test('the query slug takes precedence over the path [S2.03] @core', async ({
    page,
    tideline,
  }) => {
    await page.goto(`${tideline.siteOrigin}/about?slug=questions`)
    const bySlug = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto(`${tideline.siteOrigin}/questions`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bySlug ?? '')
    expect((await page.goto(`${tideline.siteOrigin}/?slug=no-such-page`))?.status()).toBe(404)
  })

  test('the head describes the page for browsers', async ({ page, tideline }) => {
    await page.goto(`${tideline.siteOrigin}/fundraising/maya-walks`)
    await expect(page).toHaveTitle(/^Maya walks the tideline/)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect(await content('meta[name="description"]')).toMatch(/\S{3}/)
    expect(await content('meta[property="og:title"]')).toMatch(/^Maya walks the tideline/)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${tideline.siteOrigin}/fundraising/maya-walks`,
    )
  })
})
