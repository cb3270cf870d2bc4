import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SandboxServer } from './sandbox/serve-sandbox.ts'
import { getJson, startTestServer } from './testing/test-server.test-kit.ts'

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const number = expect.any(Number) as number
const text = expect.any(String) as string
const leaderboard = '/api/donationsleaderboards/v1/leaderboard?charityIds=2050&currencyCode=GBP'

// The contract guard checks required fields. These are optional in the OpenAPI document.
it.each([
  [
    'totals',
    '/api/donationsleaderboards/v1/totals?charityIds=2050&currencyCode=GBP',
    { currencyCode: 'GBP', meta: { totalAmount: number } },
  ],
  [
    'an event’s leaderboard',
    '/api/v1/events/leaderboard?eventid=742990&currency=GBP',
    {
      raisedAmountOfflineInGBP: number,
      pages: [{ defaultImage: text, numberOfSupporters: number, ownerProfileImageUrls: {} }, {}],
    },
  ],
  [
    'a leaderboard of pages',
    leaderboard,
    {
      meta: { take: number, offset: number },
      results: [
        { page: { photo: text, raisedAmount: number, targetAmount: number, owner: {} } },
        {},
      ],
    },
  ],
  [
    'a leaderboard of teams',
    `${leaderboard}&groupBy=TeamGuid`,
    {
      results: [
        {
          team: {
            numberOfSupporters: number,
            coverImageName: text,
            captain: { firstName: text, lastName: text },
            donationSummary: { totalAmount: number },
            fundraisingConfiguration: { targetAmount: number, currencyCode: 'GBP' },
          },
        },
      ],
    },
  ],
])('%s contains its optional fields', async (_name, path, fields) => {
  const { status, body } = await getJson(server, path)
  expect(status).toBe(200)
  expect(body).toMatchObject(fields)
})
