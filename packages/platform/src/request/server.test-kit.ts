import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { sandboxEnvironment } from '../environment/environments.ts'
import { createPlatform } from '../platform/create-platform.ts'
import type { Clock, Platform, PlatformConfig } from '../platform/platform.ts'

/** A request received by the server. */
export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  search: string
  headers: Headers
  body: unknown
}

type Answer = (request: SeenRequest) => Response | Promise<Response>

/** A made-up origin, mocked by msw. */
export const testOrigin = 'http://platform.test'

/** An environment with every kind of secret. */
export const testSecrets = {
  apiKey: 'api-key-3141',
  applicationKey: 'application-key-2718',
  token: 'token-1618',
} as const

/** Responds with JSON. */
export function jsonResponse(body: unknown, init?: ResponseInit): Answer {
  return () => HttpResponse.json(body as JsonBodyType, init)
}

/** Fails the connection. */
export const failConnection: Answer = () => HttpResponse.error()

/** Never responds. */
export const neverAnswer: Answer = () => new Promise<Response>(() => {})

/** Parses JSON; other text is returned unchanged. */
function parseBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/** A stopped clock. Waits advance it without real time, and are recorded. */
export function stillClock(): Clock & { waitsMs: number[] } {
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

/** A platform at the made-up origin whose retries have no delay. */
export function testPlatform(config: Partial<PlatformConfig> = {}): Platform {
  return createPlatform({
    environment: { ...sandboxEnvironment(testOrigin), applicationKey: testSecrets.applicationKey },
    apiKey: testSecrets.apiKey,
    token: testSecrets.token,
    clock: stillClock(),
    random: () => 0,
    ...config,
  })
}

/**
 * Starts a mock server for a test file. It sends the responses in turn, repeats the last one,
 * and records every request.
 */
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
      if (!answer) throw new Error('The test gave no answer')
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
    answerWith: (...given: Answer[]): void => {
      answers = given
      requests.length = 0
    },
  }
}
