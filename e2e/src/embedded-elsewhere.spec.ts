import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { donateHere } from './donation.ts'
import { startHostServer } from './embed-hosts.ts'
import { expect, readMinorUnits, open, test } from './test.ts'

const slug = 'maya-walks'

test('two lines show a live total on another site', async ({ page, context, tideline }) => {
  const { siteOrigin } = tideline
  const host = await startHostServer()
  try {
    const address = host.put({
      body:
        `<script type="module" src="${siteOrigin}/embed/total.js"></script>` +
        `<milepost-total source="${siteOrigin}" kind="page" slug="${slug}" refresh="10" style="display:block;min-height:136px">` +
        `<a href="${siteOrigin}/fundraising/${slug}">Maya walks</a></milepost-total>`,
      policy: `script-src ${siteOrigin}; connect-src ${siteOrigin}`,
    })
    await page.goto(address)
    const amount = page.locator('milepost-total .amount')
    await expect(amount).toBeVisible()
    const before = readMinorUnits(await amount.textContent())
    expect(before).toBeGreaterThan(0)
    expect(await axeViolations(page)).toEqual([])

    const giver = await context.newPage()
    await open(giver, `${siteOrigin}/fundraising/${slug}/donate`)
    await donateHere(giver, '12.00')
    await giver.close()
    await page.bringToFront()
    await expect
      .poll(async () => readMinorUnits(await amount.textContent()), { timeout: 120_000 })
      .toBe(before + 1200)
  } finally {
    await host.stop()
  }
})

test('leaderboard and donate button come from the site too', async ({ page, tideline }) => {
  const { siteOrigin } = tideline
  const host = await startHostServer()
  try {
    await page.goto(
      host.put({
        body:
          `<script type="module" src="${siteOrigin}/embed/leaderboard.js"></script>` +
          `<script type="module" src="${siteOrigin}/embed/donate.js"></script>` +
          `<milepost-leaderboard source="${siteOrigin}"><a href="${siteOrigin}">Who leads</a></milepost-leaderboard>` +
          `<milepost-donate source="${siteOrigin}/cy" kind="page" slug="${slug}"><a href="${siteOrigin}">Rhoi</a></milepost-donate>`,
      }),
    )
    await expect(page.locator('milepost-leaderboard').getByRole('listitem')).toHaveCount(5)
    const button = page.locator('milepost-donate a.button')
    await expect(button).toHaveAttribute('href', `${siteOrigin}/cy/fundraising/${slug}/donate`)
    await expect(page.locator('milepost-donate .box')).toHaveAttribute('lang', 'cy-GB')
  } finally {
    await host.stop()
  }
})

test('a blog embeds a page through oEmbed', async ({ page, browser, request, tideline }) => {
  const { siteOrigin } = tideline
  const address = `${siteOrigin}/fundraising/${slug}`
  await open(page, address)
  const href = await page
    .locator('link[rel=alternate][type="application/json+oembed"]')
    .getAttribute('href')
  const answer = await request.get(`${href}&maxwidth=400&maxheight=90`)
  expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8')
  const oembed = (await answer.json()) as { html: string; width: number; height: number }
  expect(oembed).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_url: siteOrigin,
    width: 400,
    height: 90,
  })
  const whole = (await (await request.get(href ?? '')).json()) as { html: string }

  const host = await startHostServer()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const blog = await context.newPage()
  try {
    await blog.goto(host.put({ body: whole.html }))
    const frame = blog.frameLocator('iframe')
    await expect(frame.locator('.sum')).toContainText('raised')
    await expect(frame.getByRole('link', { name: 'Donate' })).toHaveAttribute(
      'href',
      `${address}/donate`,
    )
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      frame.getByRole('heading').getByRole('link').click(),
    ])
    await expect(opened).toHaveURL(address)
  } finally {
    await context.close()
    await host.stop()
  }
  await page.goto(`${siteOrigin}/embed/frame/page/${slug}`)
  expect(await axeViolations(page)).toEqual([])
})

test('only the frame page may be framed by every site', async ({ request, tideline }) => {
  const policyOf = async (path: string) =>
    (await request.get(tideline.siteOrigin + path)).headers()['content-security-policy']
  for (const path of ['/embed/frame/site', `/embed/frame/page/${slug}`])
    expect(await policyOf(path), path).toMatch(/frame-ancestors 'self' [^;]*\*;/)
  expect(await policyOf(`/fundraising/${slug}`)).not.toMatch(/frame-ancestors[^;]*\*;/)
})

test('made-up embed URLs get a short error message', async ({ request, tideline }) => {
  const { siteOrigin } = tideline
  const asked = (url: string) => `/oembed?url=${encodeURIComponent(url)}`
  for (const [path, status] of [
    ['/embed/frame/site/x', 404],
    ['/embed/frame/page/no-such-page', 404],
    ['/embed/constructor.js', 404],
    ['/oembed', 400],
    [asked('https://elsewhere.example/fundraising/maya-walks'), 404],
    [asked(`${siteOrigin}/about`), 404],
    [`${asked(siteOrigin)}&format=xml`, 501],
  ] as const) {
    const response = await request.get(siteOrigin + path)
    expect(response.status(), path).toBe(status)
    expect(await response.text(), path).toMatch(/\S/)
    expect(response.headers()['content-type'], path).toMatch(/^(?:text\/plain|application\/json)/)
  }
})
