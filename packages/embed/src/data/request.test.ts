import { describe, expect, it } from 'vitest'
import { fetchJson, leaderboardUrl, readRetryAfterMs, totalUrl } from './request.ts'

const source = 'https://run.example'

describe('totalUrl', () => {
  it.each([
    ['site', '', '/totals.json'],
    ['page', 'amina', '/totals/page/amina.json'],
    ['team', 'hill runners', '/totals/team/hill%20runners.json'],
    ['tag', 'school/st-mary', '/totals/tag/school/st-mary.json'],
    ['project', '2', '/totals/project/2.json'],
    ['page', 'a?b#c', '/totals/page/a%3Fb%23c.json'],
  ])('returns the URL of a %s %s', (kind, slug, path) =>
    expect(totalUrl({ source, kind, slug })).toBe(source + path),
  )

  it('keeps the path of a language and drops query, fragment and trailing slash', () => {
    const wanted = { source: 'https://run.example/cy/?a=1#b', kind: 'site', slug: '' }
    expect(totalUrl(wanted)).toBe('https://run.example/cy/totals.json')
  })

  it.each([
    ['site', 'amina'],
    ['page', ''],
    ['page', 'a/b'],
    ['tag', 'school'],
    ['tag', 'a/b/c'],
    ['person', 'amina'],
    ['constructor', 'a'],
  ])('rejects a %s with slug "%s"', (kind, slug) =>
    expect(() => totalUrl({ source, kind, slug })).toThrow(
      `kind="${kind}" and slug="${slug}" are not a total.`,
    ),
  )

  it.each(['', 'run.example', '/', 'javascript:alert(1)', 'ftp://run.example', 'https://'])(
    'rejects the source "%s"',
    (bad) =>
      expect(() => totalUrl({ source: bad, kind: 'site', slug: '' })).toThrow(
        `source="${bad}" is not a URL such as https://run.example.`,
      ),
  )
})

it('leaderboardUrl supports people and teams only', () => {
  const of = (kind: string) => leaderboardUrl({ source, kind, slug: '' })
  expect(of('people')).toBe('https://run.example/leaderboard/people.json')
  expect(of('teams')).toBe('https://run.example/leaderboard/teams.json')
  expect(() => of('pages')).toThrow('kind="pages" is not a leaderboard.')
})

const address = 'https://run.example/totals.json'
const { signal } = new AbortController()

function answerOf(response: () => Response | Promise<Response>) {
  return fetchJson(address, { fetch: async () => response(), signal, now: 0 })
}

it('fetchJson returns JSON without sending cookies or a referrer', async () => {
  const asked: unknown[] = []
  const answer = await fetchJson(address, {
    fetch: async (...given) => {
      asked.push(given)
      return Response.json({ v: 1 })
    },
    signal,
    now: 0,
  })
  expect(answer).toEqual({ json: { v: 1 } })
  expect(asked).toEqual([[address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal }]])
})

it('fetchJson reports the status of an error and its Retry-After', async () => {
  const headers = { 'retry-after': '7' }
  expect(await answerOf(() => new Response('no', { status: 429, headers }))).toEqual({
    problem: `${address} returned 429`,
    retryAfterMs: 7000,
  })
  expect(await answerOf(() => new Response('no', { status: 404 }))).toEqual({
    problem: `${address} returned 404`,
  })
})

it('fetchJson cancels a response longer than 64 kB', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)),
    cancel: () => {
      isCancelled = true
    },
  })
  expect(await answerOf(() => new Response(endless))).toEqual({ problem: `${address} is too long` })
  expect(isCancelled).toBe(true)
})

it.each([
  ['no JSON', () => new Response('<p>')],
  ['an empty answer', () => new Response(null)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fetchJson reports %s as a problem', async (_what, response) => {
  const { problem } = await answerOf(response)
  expect(problem).toContain(`${address}: `)
})

const now = Date.UTC(2026, 10, 25, 7, 30)

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Wed, 25 Nov 2026 07:30:30 GMT', 30_000],
  ['Wed, 25 Nov 2026 07:00:00 GMT', 0],
  ['999999999', 3_600_000],
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
])('readRetryAfterMs parses %j', (header, ms) => expect(readRetryAfterMs(header, now)).toBe(ms))
