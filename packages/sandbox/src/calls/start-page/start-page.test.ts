import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { getJson, sendForm, startTestServer } from '../../testing/test-server.test-kit.ts'

const campaignGuid = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'
const path = '/www/fundraising-page/creation'
const good = {
  campaignGuid,
  email: 'maya@tideline.example',
  password: 'milepost',
  title: 'Siân’s long walk',
  target: '350',
  story: 'Hello <b>there</b>\n\nSecond',
}

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

async function pages(): Promise<number> {
  const { body } = await getJson<{ meta: { totalResults: number } }>(
    server,
    `/services/v1/justgiving/campaigns/${campaignGuid}/pages`,
  )
  return body.meta.totalResults
}

describe('the "start a page" screen', () => {
  it.each([
    [{ password: 'wrong' }, 'Wrong email address or password'],
    [{ email: 'supporter-9@tideline.example' }, 'Wrong email address or password'],
    [{ email: '' }, 'Enter your email address'],
    [{ title: '' }, 'Give your page a title'],
    [{ title: 'x'.repeat(101) }, 'Use at most 100 characters for the title'],
    [{ target: '0' }, 'Enter a target in GBP above 0 and up to 1,000,000'],
    [{ target: 'lots' }, 'Enter a target in GBP above 0 and up to 1,000,000'],
  ])('rejects %j next to its field, and creates nothing', async (change, message) => {
    const before = await pages()
    const sent = await sendForm(server, path, { ...good, ...change })
    expect(sent.status).toBe(422)
    expect(sent.html).toContain(message)
    expect(sent.html).not.toContain('value="milepost"')
    expect(await pages()).toBe(before)
  })

  it('never redirects to a URL that could run scripts', async () => {
    const sent = await sendForm(server, path, { ...good, title: 'Safe', returnUrl: 'javascript:1' })
    expect(sent.location).toBe(`${server.origin}/www/fundraising/safe`)
  })
})
