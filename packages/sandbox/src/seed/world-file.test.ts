import { openDatabase } from '../database/open-database.ts'
import { listDemoEmails } from '../records/accounts.ts'
import { seedWorld } from './seed-world.ts'
import { expect, it } from 'vitest'
import { createSandbox } from '../sandbox/create-sandbox.ts'
import { parseWorldFile } from './world-file.ts'

const river = {
  charity: { id: 4001, name: 'River Trust' },
  campaign: {
    id: '7D1DE11E-0c0a-4b57-a1d5-c0a57a11fe01',
    name: 'Along the river',
    slug: 'along-the-river',
    target: 10_000,
  },
  currency: 'EUR',
  country: 'IE',
  supporters: [{ firstName: 'Ada', lastName: 'Lark', email: 'ada@river.example' }],
  pages: [
    {
      slug: 'ada-walks',
      title: 'Ada walks',
      owner: 'ada@river.example',
      target: 250,
      donations: [
        { amount: 12.5, from: 'Ben', message: 'Go on!' },
        { amount: 0.1 },
        { amount: 0.2 },
      ],
    },
  ],
  donations: [{ amount: 100, from: 'Cleo', daysAgo: 3 }],
}
const worldOf = (value: object) => parseWorldFile(JSON.stringify(value), 'world.json')

async function read(path: string): Promise<Record<string, unknown>> {
  const sandbox = createSandbox({ world: worldOf(river) })
  const request = new Request(`http://sandbox.test${path}`, { headers: { 'x-api-key': 'sandbox' } })
  const response = await sandbox.fetch(request)
  expect(response.status).toBe(200)
  const body = (await response.json()) as Record<string, unknown>
  sandbox.close()
  return body
}

it('serves the campaign of a world file with the sum of its donations', async () => {
  const campaign = await read(`/services/v1/justgiving/campaigns/${river.campaign.id}`)
  expect(JSON.stringify(campaign)).toContain('"Along the river"')
  expect(campaign).toMatchObject({ campaignGuid: river.campaign.id.toLowerCase() })
  const page = await read('/api/v1/fundraising/pages/ada-walks')
  expect(page).toMatchObject({
    title: 'Ada walks',
    currencyCode: 'EUR',
    grandTotalRaisedExcludingGiftAid: '12.80',
  })
})

it('suggests only supporters of the world file for signing in', () => {
  const database = openDatabase(':memory:')
  seedWorld(database, { seed: 1, scale: 1, nowMs: Date.now(), world: worldOf(river) })
  expect(listDemoEmails(database)).toEqual(['ada@river.example'])
})

it.each([
  ['{', /^world\.json is not JSON: /],
  [JSON.stringify({ ...river, currency: 'euro' }), /- currency must be three capital letters/],
  [JSON.stringify({ ...river, currency: 'XQZ' }), /- currency is not a currency/],
  [JSON.stringify({ ...river, charity: { name: 'R' } }), /- charity\.id is missing/],
  [JSON.stringify({ ...river, people: [] }), /- people is unknown/],
  [
    JSON.stringify({ ...river, donations: [{ amount: -5 }] }),
    /- donations\[0\]\.amount must be more than 0/,
  ],
  [
    JSON.stringify({ ...river, donations: [{ amount: '5' }] }),
    /- donations\[0\]\.amount is number, not "5"/,
  ],
  [
    JSON.stringify({ ...river, pages: [{ ...river.pages[0], owner: 'b@river.example' }] }),
    /- pages have an owner who is not a supporter/,
  ],
  [
    JSON.stringify({ ...river, pages: [river.pages[0], river.pages[0]] }),
    /- pages have a duplicate slug/,
  ],
])('reports invalid fields of %s', (text, sentence) =>
  expect(() => parseWorldFile(text, 'world.json')).toThrow(sentence),
)
