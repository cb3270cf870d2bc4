import type { Locator } from '@playwright/test'
import { startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

/** Returns the entries of a leaderboard. */
async function placesOf(board: Locator) {
  await expect(board.getByRole('listitem').first()).toBeVisible()
  const words = await board.getByRole('listitem').allInnerTexts()
  return words.map((one) => {
    const lines = one.split('\n').map((line) => line.trim())
    const amount = lines.find((line) => /^[\d,]+ (?:days?|donations?)\b/.test(line)) ?? ''
    return { rank: Number(lines[0]), amount, count: Number.parseInt(amount.replace(',', ''), 10) }
  })
}

/** The rank that each count has where those with the same share one. */
function ranksOf(counts: readonly number[]): number[] {
  return counts.map((count) => 1 + counts.filter((other) => other > count).length)
}

test('a streak board ranks by days in a row', async ({ page, request, tideline }) => {
  await open(page, `${tideline.siteOrigin}/people`)
  const board = page.locator('#streaks')
  const places = await placesOf(board)
  expect(places).toHaveLength(5)
  for (const { amount } of places) expect(amount).toMatch(/^(?:1 day|\d+ days)$/)
  expect(places.map(({ rank }) => rank)).toEqual(ranksOf(places.map(({ count }) => count)))

  const address = await board.getByRole('link').first().getAttribute('href')
  const answer = await request.get(`${tideline.sandboxOrigin}/api/v1/fitness${address}?limit=500`, {
    headers: { 'x-api-key': 'sandbox' },
  })
  const { activities } = (await answer.json()) as { activities: { DateCreated: string }[] }
  const days = new Set(
    activities.map(({ DateCreated }) => {
      const at = new Date(Number(/-?\d+/.exec(DateCreated)?.[0]))
      const day = at.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
      return Date.parse(day) / 86_400_000
    }),
  )
  const runs = [...days].map((day) => {
    let length = 0
    while (days.has(day + length)) length += 1
    return length
  })
  expect(places[0]?.count).toBe(Math.max(...runs))
})

test('a leaderboard ranks by number of donations', async ({ page, summit }) => {
  await open(page, `${summit.siteOrigin}/people`)
  const places = await placesOf(page.locator('#gifts'))
  expect(places.length).toBeGreaterThan(1)
  for (const { amount } of places) expect(amount).toMatch(/^(?:1 donation|[\d,]+ donations)$/)
  const counts = places.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(places.map(({ rank }) => rank)).toEqual(ranksOf(counts))
})

test('a leaderboard is in the language of its page', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/cy/people`)
  const first = page.locator('#streaks').getByRole('listitem').first()
  await expect(first).toContainText(/\d+ d?diwrnod/)
})

test('people without a photo have avatars in the site’s style, from its own origin and without their names, otherwise their initials [S7.96]', async ({
  page,
}) => {
  const stack = await startStack('tideline', {
    edit: (fields) => void (fields['design-avatarStyle'] = 'shapes'),
  })
  try {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      const isOwn = origin === stack.siteOrigin || origin === stack.sandboxOrigin
      if (protocol.startsWith('http') && !isOwn) foreign.push(request.url())
    })
    const answer = (path: string) => path.startsWith('/media/https/avatars.invalid/shapes/')
    for (const fails of [false, true]) {
      await page.route(
        (url) => answer(url.pathname),
        (route) =>
          route.fulfill(
            fails
              ? { status: 502 }
              : {
                  contentType: 'image/svg+xml',
                  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
                },
          ),
      )
      await open(page, `${stack.siteOrigin}/fundraising/maya-walks`)
      const avatars = page.getByRole('main').locator('img[src*="avatars.invalid"]')
      await expect(avatars.first()).toBeAttached()
      for (const address of await avatars.evaluateAll((images) =>
        images.map((image) => image.getAttribute('src')),
      )) {
        expect(address).toMatch(/^\/media\/https\/avatars\.invalid\/shapes\/[\da-z]{1,7}$/)
      }
      const first = avatars.first()
      await first.scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(!fails)
      await expect(first.locator('..')).toHaveText(/^\p{Lu}{1,3}$/u)
      await page.unrouteAll()
    }
    expect(foreign).toEqual([])
    // The server has no network here: the generator cannot be reached.
    const missing = await page.request.get(
      `${stack.siteOrigin}/media/https/avatars.invalid/shapes/0123abc`,
    )
    expect([404, 502]).toContain(missing.status())
    const other = await page.request.get(
      `${stack.siteOrigin}/media/https/avatars.invalid/robots/0123abc`,
    )
    expect(other.status()).toBe(404)
  } finally {
    await stack.stop()
  }
})
