import { messageOfError } from '@milepost/platform'
import { memoryAdapter } from '@milepost/platform/memory'
import { describe, expect, it } from 'vitest'
import { answerMemoryRequest } from './answer-memory-request.ts'

const siteOrigin = 'http://site.example'
const world = {
  charities: [{ id: '1', name: 'Herons' }],
  campaigns: [
    { id: 'c-1', slug: 'wade', name: 'Wade', charity: '1', currency: 'GBP', targetMinor: 100 },
  ],
  supporters: [],
  pages: [],
  donations: [],
}

function platform() {
  const adapter = memoryAdapter(world)
  const ask = (path: string, body?: string | URLSearchParams) =>
    answerMemoryRequest(
      new Request(
        `http://memory.example${path}`,
        body === undefined ? {} : { method: 'POST', body },
      ),
      { adapter, siteOrigin },
    )
  const call = (group: string, method: string, inputs: object = {}) =>
    ask('/call', JSON.stringify({ group, method, inputs }))
  return { adapter, ask, call }
}

describe('a call of the platform in memory', () => {
  it('gives what the adapter gives', async () => {
    const { adapter, call } = platform()
    const answer = await call('campaigns', 'fetchCampaign', { campaign: 'c-1' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject(
      JSON.parse(JSON.stringify(await adapter.campaigns.fetchCampaign({ campaign: 'c-1' }))),
    )
  })

  it.each([
    ['pages', 'fetchPage', { slug: 'nobody' }, 404],
    ['campaigns', 'fetchCampaignBoards', { campaign: 'c-9' }, 404],
    ['campaigns', 'fetchCampaign', {}, 400],
    ['accounts', 'signIn', {}, 400],
    ['pageEditing', 'fetchUserPages', {}, 400],
    ['teams', 'fetchTeam', {}, 501],
    ['pages', 'constructor', {}, 501],
  ])('%s.%s of %j is refused', async (group, method, inputs, status) => {
    expect((await platform().call(group, method, inputs)).status).toBe(status)
  })
})

describe('a supporter of the platform in memory', () => {
  const ada = {
    firstName: 'Ada',
    lastName: 'Lark',
    email: 'ada@memory.example',
    password: 'seven-herons',
  }
  const speaking = (token: string, call: object) => ({
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(call),
  })

  it('signs up, and makes and changes a page by the token', async () => {
    const { adapter, call } = platform()
    const { token } = (await (await call('accounts', 'signUp', ada)).json()) as { token: string }
    const asAda = (method: string, inputs: object) =>
      answerMemoryRequest(
        new Request(
          'http://memory.example/call',
          speaking(token, { group: 'pageEditing', method, inputs }),
        ),
        { adapter, siteOrigin },
      )
    const inputs = { charity: '1', campaign: 'c-1', title: 'Ada wades' }
    expect(await (await asAda('createPage', inputs)).json()).toMatchObject({ slug: 'ada-wades' })
    expect(await (await asAda('updatePage', { slug: 'ada-wades', story: 'Why' })).json()).toBeNull()
    expect(await adapter.pages.fetchPage({ slug: 'ada-wades' })).toMatchObject({ story: 'Why' })
  })

  it('is told why a call is refused', async () => {
    const { call } = platform()
    await call('accounts', 'signUp', ada)
    const refused = await call('accounts', 'signUp', ada)
    expect([refused.status, messageOfError({ data: await refused.json() })]).toEqual([
      409,
      'EmailAddress is in use.',
    ])
  })

  it('asks from pages of the site, and from no other', async () => {
    const { adapter } = platform()
    const asked = await answerMemoryRequest(
      new Request('http://memory.example/call', { method: 'OPTIONS' }),
      { adapter, siteOrigin },
    )
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([
      204,
      siteOrigin,
    ])
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization')
  })
})

describe('its checkout', () => {
  const give = '/give?campaign=c-1&currency=GBP&exitUrl='
  const form = (amount: string) => new URLSearchParams({ amount, name: 'Ada' })

  it('records a gift and leads back with its id', async () => {
    const { adapter, ask } = platform()
    const back = encodeURIComponent(`${siteOrigin}/thanks?donation-id=MEMORY-DONATION-ID`)
    const answer = await ask(give + back, form('12.50'))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${siteOrigin}/thanks?donation-id=1`,
    ])
    expect(await adapter.donations.fetchDonation({ id: '1' })).toMatchObject({
      name: 'Ada',
      money: { amountMinor: 1250, currency: 'GBP' },
    })
  })

  it('leads nobody to another site', async () => {
    const { ask } = platform()
    const answer = await ask(give + encodeURIComponent('https://evil.example/'), form('5'))
    expect(answer.headers.get('location')).toBe(siteOrigin)
  })

  it.each(['0', '-1', 'x'])('takes no gift of %s', async (amount) => {
    const { adapter, ask } = platform()
    const answer = await ask(give, form(amount))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('role="alert"')
    expect((await adapter.donations.fetchDonationFeed({ campaign: 'c-1' })).count).toBe(0)
  })

  it('writes what an address says as text', async () => {
    const answer = await platform().ask('/give?currency=%3Cscript%3E&amount=%22%3E')
    const html = await answer.text()
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('value="&quot;&gt;"')
    expect(html).not.toContain('<script')
  })
})

it('starts a page of somebody new and leads to it', async () => {
  const { adapter, ask } = platform()
  const fields = { firstName: 'Ada', lastName: 'Lark', title: 'Ada wades' }
  const answer = await ask(
    '/fundraising-page/creation?campaignGuid=c-1',
    new URLSearchParams(fields),
  )
  expect(answer.headers.get('location')).toBe(`${siteOrigin}/fundraising/ada-wades`)
  expect(await adapter.pages.fetchPage({ slug: 'ada-wades' })).toMatchObject({ owner: 'Ada Lark' })
  const refused = await ask('/fundraising-page/creation?campaignGuid=c-9', new URLSearchParams())
  expect(refused.status).toBe(422)
})

it('has no other pages', async () => {
  expect((await platform().ask('/')).status).toBe(404)
})
