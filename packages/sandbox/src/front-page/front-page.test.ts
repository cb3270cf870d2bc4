import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SandboxOptions } from '../sandbox/create-sandbox.ts'
import { demoPassword } from '../seed/seed-world.ts'
import { getJson, startTestServer } from '../testing/test-server.test-kit.ts'

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
  it('lists accounts that can sign in, captains first', async () => {
    const { server, page } = await start()
    const text = await page()
    expect(text).toContain(`<code>${demoPassword}</code>`)
    expect(text).toContain('</b>, team captain')
    const emails = [...text.matchAll(/<code>([^<@]+@[^<]+)<\/code>/g)].map(([, email]) => email)
    expect(emails).toContain('maya@tideline.example')
    expect(emails).toContain('jack@summit.example')
    expect(emails).toContain('sam@example.org')
    const session = await getJson(server, '/services/v1/justgiving/iam/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emails[0], password: demoPassword }),
    })
    expect(session.status).toBe(200)
    expect(session.body).toHaveProperty('access_token')
  })

  it('lists the campaigns with their counts and amounts', async () => {
    const { page, raised } = await start()
    const text = await page()
    const [, ours = ''] = /Walk the Tideline([^]*?)<h3>/.exec(text) ?? []
    expect(ours).toContain('7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00')
    expect(ours).toContain('Pages: 200, teams: 25, donations: 3,000')
    const [, shown = ''] = /£([\d,]+) raised online/.exec(ours) ?? []
    expect(Number(shown.replaceAll(',', ''))).toBeGreaterThan(1000)
    expect(Number(shown.replaceAll(',', ''))).toBeLessThanOrEqual(await raised())
  })

  it('adds a donation to the total and to the page', async () => {
    const { server, post, page, raised } = await start()
    const before = await raised()
    const donation = { page: 'maya-walks', amount: '12.50', name: 'Sam <b>', message: 'Go on' }
    expect((await post('donations', donation)).status).toBe(303)
    expect(await raised()).toBeCloseTo(before + 12.5, 2)
    const { body } = await getJson<{ donations: unknown[] }>(
      server,
      '/api/v1/fundraising/pages/maya-walks/donations',
    )
    expect(body.donations[0]).toMatchObject({ donorDisplayName: 'Sam <b>', message: 'Go on' })
    expect(await page('/?done')).toContain('The change was made.')
  })

  it.each([
    ['donations', { page: 'nobody', amount: '5' }, 'There is no such page'],
    ['donations', { page: 'maya-walks', amount: 'much' }, 'Enter an amount'],
    ['donations', { page: 'maya-walks', amount: '-5' }, 'Enter an amount'],
    ['storm', { count: '1000000', perSecond: '5' }, 'Enter 1 to 10,000 donations'],
    ['storm', { count: 'x', perSecond: '5' }, 'Enter 1 to 10,000 donations'],
    ['scenario', { scenario: 'sunny' }, 'There is no such scenario'],
    ['clock', { days: '1.5' }, 'Enter whole days'],
    ['clock', { days: '-999999' }, 'Enter whole days'],
  ])('refuses %s %j with the reason', async (path, fields, reason) => {
    const { post, raised } = await start()
    const before = await raised()
    const response = await post(path, fields)
    expect(response.status).toBe(422)
    expect(response.text).toContain(reason)
    expect(await raised()).toBe(before)
  })

  it('refuses forms of other sites', async () => {
    const { post, server, raised } = await start()
    const before = await raised()
    const donation = { page: 'maya-walks', amount: '5' }
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await post('donations', donation, foreign)).status).toBe(403)
    expect(await raised()).toBe(before)
    expect((await post('donations', donation, { origin: server.origin })).status).toBe(303)
  })

  it('sends every donation of a storm, then stops', async () => {
    const { post, page, raised } = await start()
    const before = await raised()
    expect((await post('storm', { count: '30', perSecond: '100' })).status).toBe(303)
    await vi.waitFor(async () => expect(await page()).toContain('30 of 30 donations sent'), {
      timeout: 10_000,
    })
    const after = await raised()
    expect(after).toBeGreaterThan(before)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await raised()).toBe(after)
  })

  it('applies a scenario until it is changed back', async () => {
    const { server, post, page } = await start()
    const status = async () => (await getJson(server, campaign)).status
    await post('scenario', { scenario: 'down' })
    expect(await status()).toBe(503)
    expect(await page()).toContain('Now: down')
    await post('scenario', { scenario: 'none' })
    expect(await status()).toBe(200)
  })

  it('moves the clock, which dates new donations', async () => {
    const { server, post, page } = await start()
    await post('clock', { days: '7' })
    expect(await page()).toContain('7 days ahead')
    await post('donations', { page: 'maya-walks', amount: '5', name: 'Later' })
    const { body } = await getJson<{ donations: { donationDate: string }[] }>(
      server,
      '/api/v1/fundraising/pages/maya-walks/donations',
    )
    const [, ms] = /Date\((\d+)/.exec(body.donations[0]?.donationDate ?? '') ?? []
    expect(new Date(Number(ms)).toISOString().slice(0, 10)).toBe('2026-06-08')
    await post('clock', { days: '0' })
    expect(await page()).toContain(', 0 days ahead')
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
