import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SandboxOptions } from '../sandbox/create-sandbox.ts'
import { demoPassword } from '../seed/seed-world.ts'
import { getJson, startTestServer } from '../testing/test-server.ts'

const campaign = '/services/v1/justgiving/campaigns/7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'

async function start(options: SandboxOptions = {}) {
  const server = await startTestServer(options)
  onTestFinished(() => server.close())
  return {
    server,
    page: async (path = '/') => (await fetch(server.origin + path)).text(),
    post: async (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ) => {
      const response = await fetch(`${server.origin}/sandbox/${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams(fields),
      })
      return { status: response.status, text: await response.text() }
    },
    raised: async () => {
      const { body } = await getJson<{ donationSummary: { totalAmount: number } }>(server, campaign)
      return body.donationSummary.totalAmount
    },
  }
}

describe('the front page', () => {
  it('says who can sign in, and they can', async () => {
    const { server, page } = await start()
    const text = await page()
    expect(text).toContain(`<code>${demoPassword}</code>`)
    const [, email = ''] = /<code>([^<@]+@[^<]+)<\/code>/.exec(text) ?? []
    const session = await getJson(server, '/services/v1/justgiving/iam/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    })
    expect(session.status).toBe(200)
    expect(session.body).toHaveProperty('access_token')
  })

  it('says what is in the world', async () => {
    const { page } = await start()
    const text = await page()
    expect(text).toMatch(/Walk the Tideline[^]*3,000 gifts/)
    expect(text).toContain('7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00')
  })

  it('adds a donation to the total', async () => {
    const { post, page, raised } = await start()
    const before = await raised()
    const gift = { page: 'maya-walks', amount: '12.50', name: 'Sam Shore', message: 'Go on' }
    expect((await post('gifts', gift)).status).toBe(303)
    expect(await raised()).toBeCloseTo(before + 12.5, 2)
    expect(await page('/?done=gift')).toContain('The gift has arrived.')
  })

  it.each([
    ['gifts', { page: 'nobody', amount: '5' }, 'There is no such page'],
    ['gifts', { page: 'maya-walks', amount: 'much' }, 'An amount is from'],
    ['gifts', { page: 'maya-walks', amount: '-5' }, 'An amount is from'],
    ['storm', { count: '1000000', perSecond: '5' }, 'A storm has from 1'],
    ['storm', { count: 'x', perSecond: '5' }, 'A storm has from 1'],
    ['scenario', { scenario: 'sunny' }, 'There is no such way'],
    ['clock', { days: '1.5' }, 'whole days'],
    ['clock', { days: '999999' }, 'ten years'],
  ])('refuses %s %j with a sentence', async (path, fields, sentence) => {
    const { post, raised } = await start()
    const before = await raised()
    const answer = await post(path, fields)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(sentence)
    expect(await raised()).toBe(before)
  })

  it('takes nothing from the page of another site', async () => {
    const { post, server, raised } = await start()
    const before = await raised()
    const gift = { page: 'maya-walks', amount: '5' }
    expect((await post('gifts', gift, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect(await raised()).toBe(before)
    expect((await post('gifts', gift, { origin: server.origin })).status).toBe(303)
  })

  it('lets a storm of gifts arrive, and ends with it', async () => {
    const { post, page, raised } = await start()
    const before = await raised()
    expect((await post('storm', { count: '30', perSecond: '100' })).status).toBe(303)
    await vi.waitFor(async () => expect(await page()).toContain('30 of 30 gifts have arrived'), {
      timeout: 10_000,
    })
    const after = await raised()
    expect(after).toBeGreaterThan(before)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await raised()).toBe(after)
  })

  it('changes how the platform behaves until it is changed back', async () => {
    const { server, post } = await start()
    const status = async () => (await getJson(server, campaign)).status
    await post('scenario', { scenario: 'down' })
    expect(await status()).toBe(503)
    await post('scenario', { scenario: 'none' })
    expect(await status()).toBe(200)
  })

  it('moves the clock: what is given then is of that day', async () => {
    const { server, post, page } = await start()
    await post('clock', { days: '7' })
    expect(await page()).toContain('7 days from now')
    await post('gifts', { page: 'maya-walks', amount: '5', name: 'Later' })
    const { body } = await getJson<{ donations: { donationDate: string }[] }>(
      server,
      '/api/v1/fundraising/pages/maya-walks/donations',
    )
    const [, ms] = /Date\((\d+)/.exec(body.donations[0]?.donationDate ?? '') ?? []
    expect(new Date(Number(ms)).toISOString().slice(0, 10)).toBe('2026-06-08')
    await post('clock', { days: '0' })
    expect(await page()).not.toContain('days from now')
  })

  it('logs what a form sends in one line', async () => {
    const log: string[] = []
    const { server } = await start({ log: (line) => log.push(line) })
    await fetch(`${server.origin}/www/forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site: 'tideline', form: 'help', fields: { question: 'When?\nNow' } }),
    })
    expect(log).toEqual(['form contact of tideline (help): {"question":"When?\\nNow"}'])
  })

  it('links to the other worlds of the same process', async () => {
    const { page } = await start({
      worlds: () => [{ name: 'lake', origin: 'http://127.0.0.1:4101' }],
    })
    expect(await page()).toContain('<a href="http://127.0.0.1:4101">lake</a>')
  })
})
