import type { APIRequestContext } from '@playwright/test'
import { expect, readMinorUnits, open, test } from './test.ts'

interface Total {
  raisedMinor: number
  parts: { amountMinor: number }[]
  url: string
  asOf: string
  lastGood: boolean
  text: { raised: string; summary: string; language: string }
}

async function totalAt(request: APIRequestContext, address: string): Promise<Total> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  const total = (await response.json()) as Total
  const sum = total.parts.reduce((all, { amountMinor }) => all + amountMinor, 0)
  expect(sum, address).toBe(total.raisedMinor)
  return total
}

test('a total as JSON equals the amount of its page @core', async ({ page, request, tideline }) => {
  const origin = tideline.siteOrigin
  const board = await request.get(`${origin}/leaderboard/teams.json`)
  const { entries } = (await board.json()) as { entries: { url: string }[] }
  const team = new URL(entries[0]?.url ?? origin).pathname.split('/').at(-1)
  for (const path of [
    '/totals.json',
    '/totals/page/maya-walks.json',
    `/totals/team/${team}.json`,
    '/totals/tag/region/atlantic.json',
  ]) {
    // The page and the JSON are cached apart, and another journey may just have donated.
    await expect(async () => {
      const total = await totalAt(request, origin + path)
      await open(page, total.url)
      const shown = page.getByRole('main').getByText(total.text.raised, { exact: true })
      await expect(shown.first(), path).toBeVisible({ timeout: 2000 })
      expect(readMinorUnits(total.text.raised), path).toBe(total.raisedMinor)
    }).toPass({ timeout: 90_000 })
  }
})

test('other sites may read, cache and revalidate it', async ({ request, tideline }) => {
  for (const path of ['/totals.json', '/leaderboard/people.json', '/leaderboard/teams.json']) {
    const address = tideline.siteOrigin + path
    const first = await request.get(address, { headers: { origin: 'https://elsewhere.example' } })
    const { etag = '', ...headers } = first.headers()
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const again = await request.get(address, { headers: { 'if-none-match': etag } })
    expect([again.status(), again.headers()['access-control-allow-origin']]).toEqual([304, '*'])
    expect((await again.body()).length).toBe(0)
    const head = await request.head(address)
    expect(head.status()).toBe(200)
  }
})

test('in another language it links to that language’s page', async ({ request, tideline }) => {
  const english = await totalAt(request, `${tideline.siteOrigin}/totals/page/maya-walks.json`)
  const welsh = await totalAt(request, `${tideline.siteOrigin}/cy/totals/page/maya-walks.json`)
  expect(welsh.raisedMinor).toBe(english.raisedMinor)
  expect(welsh.text.language).toBe('cy-GB')
  expect(welsh.text.summary).toContain('wedi’i godi o darged o')
  expect(welsh.url).toBe(`${tideline.siteOrigin}/cy/fundraising/maya-walks`)
})

test('an invalid URL is rejected with a message', async ({ request, tideline }) => {
  for (const path of [
    '/totals/page/no-such-page.json',
    '/totals/page/maya-walks',
    '/totals/page/%2e%2e%2fsecret.json',
    '/totals/team/no-such-team.json',
    '/totals/tag/region/nowhere.json',
    '/totals/project/0.json',
  ]) {
    const response = await request.get(tideline.siteOrigin + path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type'], path).toBe('application/json; charset=utf-8')
    expect(await response.json(), path).toEqual({ error: 'There’s nothing to show at this URL.' })
  }
  const posted = await request.post(`${tideline.siteOrigin}/totals.json`)
  expect(posted.status()).toBe(405)
})

test.describe('how a total adds up', () => {
  test.use({ javaScriptEnabled: false })

  test('opens on every total, without scripts', async ({ page, request, tideline }) => {
    const origin = tideline.siteOrigin
    const board = await request.get(`${origin}/leaderboard/teams.json`)
    const { entries } = (await board.json()) as { entries: { url: string }[] }
    for (const [address, count, json] of [
      [origin, 1, '/totals.json'],
      [`${origin}/fundraising/maya-walks`, 1, '/totals/page/maya-walks.json'],
      [entries[0]?.url ?? '', 1, `/totals/team/${entries[0]?.url.split('/').at(-1)}.json`],
      [`${origin}/region/atlantic`, 1, '/totals/tag/region/atlantic.json'],
    ] as const) {
      await page.goto(address)
      const presses = page.getByRole('main').getByText('How this adds up')
      await expect(presses, address).toHaveCount(count)
      const total = await totalAt(request, origin + json)
      await presses.first().click()
      const lines = page.getByRole('main').locator('details[open] li')
      const said = await lines.allTextContents()
      expect(said.at(-1), address).toMatch(/^Last updated \d+ \w+ \d{4} at \d\d:\d\d \w+/)
      const amounts = said.filter((line) => / given (on|off)line$/.test(line)).map(readMinorUnits)
      expect(amounts, address).toEqual(total.parts.map(({ amountMinor }) => amountMinor))
    }
  })
})
