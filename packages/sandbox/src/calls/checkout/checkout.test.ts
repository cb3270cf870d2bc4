import { donationIdPlaceholder } from '@milepost/platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { getJson, sendForm, startTestServer } from '../../testing/test-server.test-kit.ts'

const tideline = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'
const path = '/www/checkout/donations'

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer({ siteOrigin: 'http://site.example' })))
afterAll(() => server.close())

interface Summary {
  donationSummary: { totalAmount: number; totalNumberOfDonations: number }
}

async function total() {
  const { body } = await getJson<Summary>(server, `/services/v1/justgiving/campaigns/${tideline}`)
  return body.donationSummary
}

/** Returns the fields of a checkout page, as a browser would submit them. */
function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input\s+type="(?:hidden|text)"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1] ?? ''
    fields[name] = unescape(/value="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  return { ...fields, card: 'accepted', message: '' }
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

async function open(address: string) {
  const response = await fetch(address)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

/** Submits an accepted payment to a fundraising page. */
const give = (amount: string, more: Record<string, string> = {}) => {
  const form = { target: 'page:2000002', currency: 'GBP', amount, card: 'accepted', ...more }
  return sendForm(server, path, form)
}

/** Fetches the donation created by a form, by the id in its redirect URL. */
async function donationOf({ location }: { location: string | null }) {
  const id = /d=(\d+)/.exec(location ?? '')?.[1]
  const { body } = await getJson(server, `/api/v1/donation/${id}`)
  return { id: Number(id), body }
}

describe('the test checkout', () => {
  const begin = async (query: string) => {
    const response = await fetch(`${server.origin}/www/fundraising/maya-walks/donate?${query}`)
    return { html: await response.text() }
  }
  const exitUrl = `http://site.example/?d=${donationIdPlaceholder}`

  it('offers a new donation if the form of a paid checkout is sent with another amount', async () => {
    const { html } = await begin(`amount=7&exitUrl=${encodeURIComponent(exitUrl)}`)
    const before = await total()
    await sendForm(server, path, fieldsOf(html))
    const sent = await sendForm(server, path, { ...fieldsOf(html), amount: '20' })
    expect(sent.status).toBe(409)
    expect(sent.html).toContain('This donation is already paid')
    expect(sent.html).toContain('Paying £20.00 as well would be another donation.')
    const other = unescape(/href="([^"]*)"[^>]*>Donate £20\.00 as well/.exec(sent.html)?.[1] ?? '')
    const fields = fieldsOf((await open(other)).html)
    expect(fields).toMatchObject({ amount: '20', exitUrl })
    // Browsers may resend an older form after going back.
    const declined = await sendForm(server, path, { ...fieldsOf(html), card: 'declined' })
    expect(declined).toMatchObject({
      status: 409,
      html: expect.stringContaining('is already paid'),
    })
    const elsewhere = { ...fieldsOf(html), target: 'page:2000003' }
    expect((await sendForm(server, path, elsewhere)).status).toBe(409)
    expect((await total()).totalAmount).toBeCloseTo(before.totalAmount + 7, 2)
    expect((await sendForm(server, path, fields)).status).toBe(303)
    expect((await total()).totalAmount).toBeCloseTo(before.totalAmount + 27, 2)
  })

  it('records a form once, even if it is sent twice at the same time', async () => {
    const fields = fieldsOf((await begin('amount=7')).html)
    const before = await total()
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendForm(server, path, { ...fields, exitUrl })),
    )
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
    expect((await total()).totalAmount).toBeCloseTo(before.totalAmount + 7, 2)
    const fresh = fieldsOf((await begin('amount=7')).html)
    expect(fresh['checkoutId']).not.toBe(fields['checkoutId'])
  })

  it.each([
    ['0', 'Enter an amount above 0'],
    ['-5', 'Enter an amount above 0'],
    ['twenty', 'Enter the amount as a number, such as 25 or 12.50'],
    ['1e3', 'Enter the amount as a number, such as 25 or 12.50'],
    ['', 'Enter an amount'],
    ['1.005', 'Use at most two digits after the point'],
    ['1000000.01', 'Enter £1,000,000 or less'],
    ['<script>alert(1)</script>', 'Enter the amount as a number, such as 25 or 12.50'],
  ])('rejects the amount %j next to its field, and records nothing', async (amount, message) => {
    const before = await total()
    const sent = await give(amount)
    expect(sent.status).toBe(422)
    expect(sent.html).toContain(`<p class="error" id="amount-error">${message}</p>`)
    expect(sent.html).toMatch(/id="amount"[^>]*aria-describedby="amount-error" aria-invalid="true"/)
    expect(sent.html).not.toContain('<script')
    expect(await total()).toEqual(before)
  })

  it('accepts pence and the maximum amount', async () => {
    for (const [amount, minor] of [
      ['1,000,000', '1000000.00'],
      ['£12.50', '12.50'],
    ] as const) {
      const { body } = await donationOf(await give(amount, { target: 'page:1457424', exitUrl }))
      expect(body).toMatchObject({ amount: minor })
    }
  })

  it('hides the amount if requested, but includes it in totals', async () => {
    const raised = async () => {
      const feed = '/services/v1/justgiving/donations?fundraisingPageId=2000002'
      return (await getJson<{ meta: { totalAmount: number } }>(server, feed)).body
    }
    const before = (await raised()).meta.totalAmount
    const quiet = { name: 'Quiet Quentin', hideAmount: 'yes', exitUrl }
    const { id, body } = await donationOf(await give('7', quiet))
    const hidden = { amount: null, donorLocalAmount: null }
    const name = { donorDisplayName: 'Quiet Quentin' }
    expect(body).toMatchObject({ ...hidden, ...name, estimatedTaxReclaim: null })
    const feed = await raised()
    expect(feed).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ id, ...hidden, donationAmount: null }),
      ]) as unknown,
    })
    expect(feed.meta.totalAmount).toBe(before + 7)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x.example',
    '//x.example',
    'not a url',
    'https://user:pass@x.example/',
    '',
  ])('never redirects to %j', async (exitUrl) => {
    const sent = await give('5', { exitUrl })
    expect(sent.location).toMatch(new RegExp(`^${server.origin}/www/checkout/donations/\\d+$`))
    const receipt = await open(sent.location ?? '')
    expect(receipt.html).toContain('£5.00')
  })

  it('escapes values of forms and links', async () => {
    const evil = `"><img src=x onerror=alert(1)>'`
    const names = ['amount', 'message', 'reference', 'exitUrl', 'currency']
    const query = new URLSearchParams(names.map((name) => [name, evil]))
    const { html, headers } = await open(
      `${server.origin}/link/v1/fundraisingpage/donate/pageId/2000002?${query.toString()}`,
    )
    expect(html).not.toContain('<img src=x')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    const typed = { name: evil, message: evil, card: evil, checkoutId: evil }
    const sent = await give(evil, typed)
    expect(sent.status).toBe(422)
    expect(sent.html).not.toContain('<img src=x')
  })
})
