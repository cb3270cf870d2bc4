import { expect, it } from 'vitest'
import { fetchAnswer } from './fetch-answer.ts'

const address = 'https://run.example/totals.json'
const { signal } = new AbortController()

function answerOf(response: () => Response | Promise<Response>) {
  return fetchAnswer(address, { fetch: async () => response(), signal, now: 0 })
}

it('gives the JSON, and sends nothing of the reader', async () => {
  const asked: unknown[] = []
  const answer = await fetchAnswer(address, {
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

it('says what was answered instead, and how long to wait', async () => {
  const headers = { 'retry-after': '7' }
  expect(await answerOf(() => new Response('no', { status: 429, headers }))).toEqual({
    problem: `${address} answered 429`,
    retryAfterMs: 7000,
  })
  expect(await answerOf(() => new Response('no', { status: 404 }))).toEqual({
    problem: `${address} answered 404`,
  })
})

it('gives up what is longer than 64 kB before its end', async () => {
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
])('takes %s for a problem', async (_what, response) => {
  const { problem } = await answerOf(response)
  expect(problem).toContain(`${address}: `)
})
