import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { sandboxEnvironment } from '../environment/environments.ts'
import { createPlatform } from '../platform/create-platform.ts'
import type { Clock, Platform, PlatformConfig } from '../platform/platform.ts'

/** A request that the mock server received. */
export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  search: string
  headers: Headers
  body: unknown
}

type Answer = (request: SeenRequest) => Response | Promise<Response>

/** Fake origin that msw mocks. */
export const testOrigin = 'http://platform.test'

/** Secrets of `testPlatform`, which no error may contain. */
export const testSecrets = {
  apiKey: 'api-key-3141',
  applicationKey: 'application-key-2718',
  token: 'token-1618',
} as const

/** Responds with JSON. */
export function jsonResponse(body: unknown, init?: ResponseInit): Answer {
  return () => HttpResponse.json(body as JsonBodyType, init)
}

/** Simulates a network error. */
export const failConnection: Answer = () => HttpResponse.error()

/** Never responds. */
export const neverRespond: Answer = () => new Promise<Response>(() => {})

/** Parses JSON; other text is returned unchanged. */
function parseBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/** A fake clock. Waiting advances it immediately and is recorded. */
export function fakeClock(): Clock & { waitsMs: number[] } {
  let nowMs = Date.UTC(2025, 5, 1)
  const waitsMs: number[] = []
  return {
    waitsMs,
    now: () => nowMs,
    wait: (delayMs) => {
      waitsMs.push(delayMs)
      nowMs += delayMs
      return Promise.resolve()
    },
  }
}

/** A platform at `testOrigin` whose retries are immediate. */
export function testPlatform(config: Partial<PlatformConfig> = {}): Platform {
  return createPlatform({
    environment: {
      ...sandboxEnvironment(testOrigin),
      applicationKey: testSecrets.applicationKey,
    },
    apiKey: testSecrets.apiKey,
    token: testSecrets.token,
    clock: fakeClock(),
    random: () => 0,
    ...config,
  })
}

/** Starts a mock server for a test file. It sends the given responses in order, repeats the last one, and records all requests. */
export function startPlatformServer() {
  let answers: Answer[] = []
  const requests: SeenRequest[] = []
  const server = setupServer(
    http.all(`${testOrigin}/*`, async ({ request }) => {
      const url = new URL(request.url)
      const text = await request.clone().text()
      const seen: SeenRequest = {
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        search: url.search,
        headers: request.headers,
        body: parseBody(text),
      }
      requests.push(seen)
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (!answer) throw new Error('The test has not set a response')
      return answer(seen)
    }),
  )
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' })
  })
  afterEach(() => {
    answers = []
    requests.length = 0
  })
  afterAll(() => {
    server.close()
  })
  return {
    requests,
    respondWith: (...given: Answer[]): void => {
      answers = given
      requests.length = 0
    },
  }
}
