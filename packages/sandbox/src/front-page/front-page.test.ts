import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SandboxOptions } from '../sandbox/create-sandbox.ts'
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
  it.each([
    ['donations', { page: 'nobody', amount: '5' }, 'The page does not exist'],
    ['donations', { page: 'maya-walks', amount: 'much' }, 'Enter an amount'],
    ['donations', { page: 'maya-walks', amount: '-5' }, 'Enter an amount'],
    ['storm', { count: '1000000', perSecond: '5' }, 'Enter 1 to 10,000 donations'],
    ['storm', { count: 'x', perSecond: '5' }, 'Enter 1 to 10,000 donations'],
    ['scenario', { scenario: 'sunny' }, 'Unknown scenario'],
    ['clock', { days: '1.5' }, 'Enter a whole number of days'],
    ['clock', { days: '-999999' }, 'Enter a whole number of days'],
  ])('rejects %s %j with a message', async (path, fields, reason) => {
    const { post, raised } = await start()
    const before = await raised()
    const response = await post(path, fields)
    expect(response.status).toBe(422)
    expect(response.text).toContain(reason)
    expect(await raised()).toBe(before)
  })

  it('rejects forms of other sites', async () => {
    const { post, server, raised } = await start()
    const before = await raised()
    const donation = { page: 'maya-walks', amount: '5' }
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await post('donations', donation, foreign)).status).toBe(403)
    expect(await raised()).toBe(before)
    expect((await post('donations', donation, { origin: server.origin })).status).toBe(303)
  })

  it('sends all donations of a burst, then stops', async () => {
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

  it('logs a form in one line', async () => {
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
