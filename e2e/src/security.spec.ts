import { expect, test } from './test.ts'

test('every page’s policy forbids unsafe inline scripts @core', async ({ request, tideline }) => {
  for (const path of ['/', '/', '/about', '/fundraising/maya-walks', '/nowhere']) {
    const response = await request.get(tideline.siteOrigin + path)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    const scripts =
      policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? ''
    // Our own inline scripts by their hash, and the origins that the content configures.
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+( https?:\/\/[\w.:-]+)*$/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(await response.text()).not.toContain(' nonce="')
  }
})

test('no site keeps an opener of sign-in or edit pages @core', async ({ request, tideline }) => {
  const policyOf = async (path: string) =>
    (await request.get(tideline.siteOrigin + path)).headers()['cross-origin-opener-policy']
  for (const path of '/sign-in /?login /fundraising-edit/maya-walks /account /reports'.split(' '))
    expect(await policyOf(path), path).toBe('same-origin-allow-popups')
  // It would make a phone start a process for the page (docs/decisions/0019).
  for (const path of ['/', '/about', '/fundraising/maya-walks'])
    expect(await policyOf(path), path).toBeUndefined()
})

test('a page for one visitor is not cached @core', async ({ request, tideline }) => {
  for (const path of [
    '/?donation-id=1',
    '/?name=Sam',
    '/fundraising/maya-walks/donate/complete?donation-id=1',
  ]) {
    const response = await request.get(tideline.siteOrigin + path)
    expect(response.headers()['cache-control'], path).toBe('private, no-store')
  }
})

test('a made-up donation id shows nothing and breaks nothing', async ({ page, tideline }) => {
  for (const id of ['0', '99999999999', '<script>', '../../secret', '']) {
    const address = `${tideline.siteOrigin}/fundraising/maya-walks/donate/complete?donation-id=${encodeURIComponent(id)}`
    const response = await page.goto(address)
    expect(response?.status(), id).toBe(404)
    await expect(
      page.getByRole('heading', { level: 1, name: 'We couldn’t find that donation' }),
    ).toBeVisible()
  }
})

test('a request cannot choose the served site [S1.14] @core', async ({ request, tideline }) => {
  for (const path of ['/', '/?site=summit', '/about?SITE=summit']) {
    const headers = { host: 'summit.example', 'x-site': 'summit' }
    const html = await (await request.get(tideline.siteOrigin + path, { headers })).text()
    expect(html).toContain('Tideline Trust')
    expect(html).not.toContain('Summit Rescue')
  }
})
