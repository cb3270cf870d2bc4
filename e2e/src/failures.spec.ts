import { editDocument } from './content-documents.ts'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test } from './test.ts'

test.describe('broken content', () => {
  let stack: Stack
  test.beforeAll(async () => void (stack = await startStack('tideline')))
  test.afterAll(() => stack.stop())

  test('an invalid field is reported, other pages still work', async ({ page }) => {
    let index = 0
    editDocument(stack, 'internal_page/about', ({ content }) => {
      const items = [{ amount: 'lots', label: 'x' }]
      index =
        (content as object[]).push({ slice_type: 'gifts', slice_label: null, primary: {}, items }) -
        1
    })

    const response = await page.goto(`${stack.siteOrigin}/about`)
    expect(response?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t show this page')
    await expect(page.getByRole('main')).toContainText('internal_page/about')
    await expect(page.getByRole('main')).toContainText(`content[${index}].items[0].amount`)
    for (const path of ['/', '/how-it-works', '/fundraising/maya-walks'])
      expect((await page.goto(stack.siteOrigin + path))?.status(), path).toBe(200)
  })
})

test('an outage shows cached pages with their times [S4.01] @core', async ({ page }) => {
  const stack = await startStack('tideline')
  try {
    await open(page, stack.siteOrigin)
    await stack.killSandbox()
    expect((await page.goto(stack.siteOrigin))?.status()).toBe(200)
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    const response = await page.goto(`${stack.siteOrigin}/fundraising/maya-walks`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this page')
    await expect(page.getByRole('banner')).toBeVisible()
    const sent = await page.request.post(`${stack.siteOrigin}/fundraising/maya-walks/donate`, {
      form: { amount: '25', currency: 'EUR' },
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    })
    expect(sent.status()).toBe(303)
    expect(sent.headers()['location']).toMatch(
      /\/fundraising\/maya-walks\/donate\?(?=.*amount=25\b)(?=.*currency=EUR)/,
    )
  } finally {
    await stack.stop()
  }
})

for (const scenario of ['slow', 'flaky', 'limited', 'down'] as const) {
  test(`on a ${scenario} day every page answers, and the server lives`, async ({ request }) => {
    const stack = await startStack('tideline', { scenario })
    try {
      for (let round = 0; round < 3; round += 1) {
        for (const path of [
          '/',
          '/about',
          '/fundraising/maya-walks',
          '/fundraising/maya-walks/donate',
          '/teams/no-such-team',
          '/sign-in',
        ]) {
          const response = await request.get(stack.siteOrigin + path)
          const html = await response.text()
          expect([200, 404, 503], `${path}: ${response.status()}`).toContain(response.status())
          expect(html, path).toContain('</html>')
          expect(html, path).toContain('id="main"')
          if (scenario === 'slow' && path === '/') expect(response.status()).toBe(200)
        }
      }
      expect((await request.get(`${stack.siteOrigin}/healthz`)).status()).toBe(200)
    } finally {
      await stack.stop()
    }
  })
}
