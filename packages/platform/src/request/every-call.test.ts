import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isGraphError } from '../errors/graph-error.ts'
import { isHttpError } from '../errors/http-error.ts'
import { isNoResponseError } from '../errors/no-response-error.ts'
import { isTimeoutError } from '../errors/timeout-error.ts'
import * as graph from '../graph.ts'
import type { Platform } from '../platform/platform.ts'
import * as rest from '../rest.ts'
import {
  campaignPagesWire,
  campaignWire,
  donationFeedWire,
  donationsLeaderboardWire,
  donationWire,
  graphLeaderboardWire,
  pageDonationsWire,
  pagesBulkRowWire,
  pageTagsWire,
  pageWire,
  totalsRecordsWire,
} from '../testing/index.ts'
import {
  failConnection,
  json,
  neverAnswer,
  secrets,
  startPlatformServer,
  stillClock,
  testPlatform,
} from './platform-server.test-kit.ts'

const guid = 'a1b2c3d4-1111-4222-8333-444455556666'

interface Call {
  run: (platform: Platform, signal?: AbortSignal) => Promise<unknown>
  answer: object
  method: 'GET' | 'POST'
  path: string
  /** Calls that send the supporter's token when there is one. */
  withToken?: true
}

// Every call of both entries; the test below it fails when one is missing here.
const calls: Record<string, Call> = {
  fetchCampaign: {
    run: (platform, signal) => rest.fetchCampaign(platform, { campaign: guid, signal }),
    answer: campaignWire(),
    method: 'GET',
    path: `/services/v1/justgiving/campaigns/${guid}`,
  },
  fetchCampaignPages: {
    run: (platform, signal) => rest.fetchCampaignPages(platform, { campaign: guid, signal }),
    answer: campaignPagesWire(),
    method: 'GET',
    path: `/services/v1/justgiving/campaigns/${guid}/pages`,
  },
  fetchDonation: {
    run: (platform, signal) => rest.fetchDonation(platform, { id: 21303723, signal }),
    answer: donationWire(),
    method: 'GET',
    path: '/api/v1/donation/21303723',
    withToken: true,
  },
  fetchDonationFeed: {
    run: (platform, signal) => rest.fetchDonationFeed(platform, { campaign: guid, signal }),
    answer: donationFeedWire(),
    method: 'GET',
    path: '/services/v1/justgiving/donations',
  },
  fetchPageDonations: {
    run: (platform, signal) => rest.fetchPageDonations(platform, { slug: 'sam', signal }),
    answer: pageDonationsWire(),
    method: 'GET',
    path: '/api/v1/fundraising/pages/sam/donations',
  },
  fetchDonationsLeaderboard: {
    run: (platform, signal) => rest.fetchDonationsLeaderboard(platform, { campaign: guid, signal }),
    answer: donationsLeaderboardWire(),
    method: 'GET',
    path: '/api/donationsleaderboards/v1/leaderboard',
  },
  fetchPage: {
    run: (platform, signal) => rest.fetchPage(platform, { slug: 'sam', signal }),
    answer: pageWire(),
    method: 'GET',
    path: '/api/v1/fundraising/pages/sam',
  },
  fetchPages: {
    run: (platform, signal) => rest.fetchPages(platform, { ids: guid, signal }),
    answer: { results: [pagesBulkRowWire()] },
    method: 'GET',
    path: '/services/v1/justgiving/proxy/fundraising/v2/pages/bulk',
  },
  fetchPageTags: {
    run: (platform, signal) => rest.fetchPageTags(platform, { slug: 'sam', signal }),
    answer: pageTagsWire(),
    method: 'GET',
    path: '/api/v1/tags/sam',
  },
  fetchCampaignBoards: {
    run: (platform, signal) => graph.fetchCampaignBoards(platform, { campaign: guid, signal }),
    answer: {
      data: {
        people: { leaderboard: graphLeaderboardWire() },
        teams: { leaderboard: graphLeaderboardWire() },
        totals: totalsRecordsWire(),
      },
    },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchCampaignLeaderboard: {
    run: (platform, signal) => graph.fetchCampaignLeaderboard(platform, { campaign: guid, signal }),
    answer: { data: { page: { leaderboard: graphLeaderboardWire() } } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchPageTotals: {
    run: (platform, signal) => graph.fetchPageTotals(platform, { page: guid, signal }),
    answer: { data: { totals: totalsRecordsWire() } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchPagesTotals: {
    run: (platform, signal) => graph.fetchPagesTotals(platform, { pages: [guid], signal }),
    answer: { data: { page0: totalsRecordsWire() } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchTotals: {
    run: (platform, signal) =>
      graph.fetchTotals(platform, { segment: 's', tagId: 't', tagValue: 'v', signal }),
    answer: { data: { totals: totalsRecordsWire() } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
}

const { requests, answerWith } = startPlatformServer()

// Made of two calls that have their cases; its own test stands beside it.
const composed = 'fetchPageWithTags'

it('has a case for every call of both entries', () => {
  expect([...Object.keys(calls), composed].toSorted()).toEqual(
    [...Object.keys(rest), ...Object.keys(graph)].toSorted(),
  )
})

describe.each(Object.entries(calls))('%s', (_name, { run, answer, method, path, withToken }) => {
  it('sends the api key, the application key and an accept header [S7.02] [S7.03]', async () => {
    answerWith(json(answer))
    await run(testPlatform())
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method, path })
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
      accept: 'application/json',
      'x-api-key': secrets.apiKey,
      'x-application-key': secrets.applicationKey,
    })
  })

  it(`sends ${withToken ? 'the token as a bearer [S6.05]' : 'no token with a public read [S6.11]'}`, async () => {
    answerWith(json(answer))
    await run(testPlatform())
    expect(requests[0]!.headers.get('authorization')).toBe(
      withToken ? `Bearer ${secrets.token}` : null,
    )
    await run(testPlatform({ token: undefined }))
    expect(requests[1]!.headers.get('authorization')).toBeNull()
  })

  it('takes any 2xx as success and reads its body [S7.04] [S7.05]', async () => {
    answerWith(json(answer))
    const expected = await run(testPlatform())
    answerWith(json(answer, { status: 203 }))
    await expect(run(testPlatform())).resolves.toEqual(expected)
  })

  // An unknown page has no tags, and that is no error.
  const isTags = path.includes('/tags/')
  it.skipIf(isTags)('rejects with the status, body and headers of a failure [S8.12]', async () => {
    answerWith(json({ errorMessage: 'No such thing' }, { status: 404, headers: { 'x-id': '7' } }))
    const error = await run(testPlatform()).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(isHttpError(error, 404)).toBe(true)
    expect(error).toMatchObject({
      status: 404,
      data: { errorMessage: 'No such thing' },
      headers: { 'x-id': '7' },
      request: { method },
    })
    expect(requests).toHaveLength(1)
  })

  it('rejects with the response when it is not JSON', async () => {
    answerWith(() => new Response('<html>Log in to the Wi-Fi</html>'))
    const error: unknown = await run(testPlatform()).catch((reason: unknown) => reason)
    expect(isHttpError(error, 200)).toBe(true)
    expect(error).toMatchObject({ data: '<html>Log in to the Wi-Fi</html>' })
  })

  it('tells a request without an answer by its own error, with the cause [S8.12]', async () => {
    const refusal = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    const platform = testPlatform({ retries: 0, fetch: () => Promise.reject(refusal) })
    const error: unknown = await run(platform).catch((reason: unknown) => reason)
    expect(isNoResponseError(error)).toBe(true)
    expect(inspect((error as Error).cause)).toContain('ECONNREFUSED')
    expect(error).toMatchObject({ request: { method } })
  })

  it('gives up after the time-out [S8.10]', async () => {
    answerWith(neverAnswer)
    const error: unknown = await run(testPlatform({ timeoutMs: 40 })).catch(
      (reason: unknown) => reason,
    )
    expect(isTimeoutError(error)).toBe(true)
    expect(error).toMatchObject({ message: 'timeout of 40ms exceeded' })
    expect(requests).toHaveLength(1)
  })

  it('sends nothing when it is aborted beforehand', async () => {
    answerWith(json(answer))
    const reason = new Error('not needed')
    await expect(run(testPlatform(), AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(requests).toHaveLength(0)
  })

  it('ends with the reason of the signal when it is aborted on the way', async () => {
    answerWith(neverAnswer)
    const controller = new AbortController()
    const reason = new Error('navigated away')
    const running = run(testPlatform(), controller.signal)
    setTimeout(() => controller.abort(reason), 20)
    await expect(running).rejects.toBe(reason)
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['a lost connection', failConnection],
    ['429', json({}, { status: 429 })],
    ['503', json({}, { status: 503 })],
  ])('tries again after %s, a little later each time', async (_what, failure) => {
    answerWith(failure, failure, json(answer))
    const clock = stillClock()
    await run(testPlatform({ clock }))
    expect(requests).toHaveLength(3)
    expect(clock.waitsMs).toEqual([100, 200])
  })

  it('spreads its retries out by chance', async () => {
    answerWith(failConnection, failConnection, json(answer))
    const clock = stillClock()
    await run(testPlatform({ clock, random: () => 0.5 }))
    expect(clock.waitsMs).toEqual([150, 300])
  })

  it('waits as long as Retry-After asks for, in seconds or until a date', async () => {
    const clock = stillClock()
    const later = new Date(clock.now() + 8000).toUTCString()
    answerWith(
      json({}, { status: 429, headers: { 'Retry-After': '3' } }),
      json({}, { status: 503, headers: { 'Retry-After': later } }),
      json(answer),
    )
    await run(testPlatform({ clock }))
    expect(clock.waitsMs).toEqual([3000, 5000])
  })

  it('does not wait beyond its deadline', async () => {
    answerWith(json({ wait: true }, { status: 429, headers: { 'Retry-After': '60' } }))
    const clock = stillClock()
    await expect(run(testPlatform({ clock }))).rejects.toMatchObject({ status: 429 })
    expect(requests).toHaveLength(1)
    expect(clock.waitsMs).toEqual([])
  })

  it('gives up with the last error when the retries are used up', async () => {
    answerWith(failConnection, failConnection, json({ tired: true }, { status: 503 }))
    await expect(run(testPlatform())).rejects.toMatchObject({ status: 503, data: { tired: true } })
    expect(requests).toHaveLength(3)
  })

  it.each([400, 401, 403, 409, 422, 500, 502])('does not try again after %i', async (status) => {
    answerWith(json({}, { status }))
    await expect(run(testPlatform())).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  it('lets no key and no token into an error', async () => {
    const failures = [
      failConnection,
      neverAnswer,
      json({}, { status: 500 }),
      json({ data: null, errors: [{ message: 'Broken' }] }, { status: 500 }),
    ]
    for (const failure of failures) {
      answerWith(failure)
      // oxlint-disable-next-line no-await-in-loop
      const error: unknown = await run(testPlatform({ retries: 0, timeoutMs: 30 })).catch(
        (reason: unknown) => reason,
      )
      const everything = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)} ${String(error)}`
      for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret)
    }
  })

  it.runIf(method === 'POST')(
    'rejects with the first message of the graph [S7.37] [S7.48]',
    async () => {
      const errors = [{ message: 'Page not found', path: ['page'] }, { message: 'And more' }]
      answerWith(json({ data: null, errors }))
      const error: unknown = await run(testPlatform()).catch((reason: unknown) => reason)
      expect(isGraphError(error)).toBe(true)
      expect(error).toMatchObject({
        message: 'Page not found',
        messages: ['Page not found', 'And more'],
      })
      expect(requests).toHaveLength(1)
      expect(requests[0]!.body).toHaveProperty('query', expect.stringMatching(/^\s*query /))
    },
  )

  it('goes through the fetch of its platform', async () => {
    const seen: string[] = []
    const platform = testPlatform({
      fetch: (input) => {
        seen.push(new URL(input instanceof Request ? input.url : String(input)).pathname)
        return Promise.resolve(Response.json(answer))
      },
    })
    await run(platform)
    expect(seen).toEqual([path])
    expect(requests).toHaveLength(0)
  })
})
