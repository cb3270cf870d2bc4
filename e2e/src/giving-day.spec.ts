import type { APIRequestContext } from '@playwright/test'
import { editDocument } from './content-documents.ts'
import { startStack } from './stack.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'parallel' })

/** Returns a page's prefetch rules, refetch interval in ms, and cache lifetime in seconds. */
async function asksOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  const html = await answer.text()
  return {
    fetchesAhead: html.includes('type="speculationrules"'),
    refresh: /data-refresh="(\d+)"/.exec(html)?.[1],
    cached: /s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1],
  }
}

/** Figures are read again every ten seconds, as the site's document says. */
function refreshes(fields: Record<string, unknown>) {
  const platform = fields['platform'] as { primary: object }[]
  for (const { primary } of platform)
    Object.assign(primary, { 'refresh-enabled': 'On', 'refresh-interval': 10 })
}

const usual = { fetchesAhead: true, refresh: '10000', cached: '10' }
const less = { fetchesAhead: false, refresh: '30000', cached: '20' }

test('pages request less while an editor declares a giving day', async ({ request }) => {
  const stack = await startStack('tideline', {
    environment: { CONTENT_CHECK_MS: '300' },
    edit: refreshes,
  })
  const { siteOrigin } = stack
  const publish = (isGivingDay: string) =>
    editDocument(stack, 'custom_site/tideline', (data) => {
      Object.assign(data, { 'giving-day': isGivingDay })
    })
  const status = async () => (await request.get(`${siteOrigin}/status.json`)).json()
  try {
    expect(await asksOf(request, siteOrigin)).toEqual(usual)
    expect(await status()).toMatchObject({ givingDay: { step: 0, since: null, reason: null } })
    publish('Yes')
    await expect.poll(() => asksOf(request, siteOrigin)).toEqual(less)
    expect(await status()).toMatchObject({ givingDay: { step: 1, reason: 'content' } })
    publish('No')
    await expect.poll(() => asksOf(request, siteOrigin)).toEqual(usual)
  } finally {
    await stack.stop()
  }
})

test('a rate-limited site requests less, and giving still works', async ({ page }) => {
  const stack = await startStack('tideline', {
    scenario: 'limited',
    environment: { READ_TIMEOUT_MS: '2000' },
    edit: refreshes,
  })
  const { siteOrigin } = stack
  try {
    await expect(async () => {
      await page.goto(`${siteOrigin}/fundraising/maya-walks`)
      const { givingDay } = await (await page.request.get(`${siteOrigin}/status.json`)).json()
      expect(givingDay).toMatchObject({ step: 1, reason: 'limited' })
    }).toPass({ timeout: 60_000 })
    await expect.poll(async () => (await asksOf(page.request, siteOrigin)).fetchesAhead).toBe(false)
    await page.goto(`${siteOrigin}/fundraising/maya-walks`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Donate' })).toBeVisible()
  } finally {
    await stack.stop()
  }
})
