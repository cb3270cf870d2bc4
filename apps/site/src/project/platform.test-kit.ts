import { createPlatform, type Platform, sandboxEnvironment } from '@milepost/platform'

/** What a platform was asked. */
export interface PlatformRequest {
  readonly path: string
  /** The query's parameters, each name once. */
  readonly query: Readonly<Record<string, string>>
  /** Of a query to the graph; empty for any other request. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** A platform that answers by what it is asked, a number with that status and no body, and keeps every request. */
export function recordingPlatform(answer: (request: PlatformRequest) => unknown): {
  platform: Platform
  requests: PlatformRequest[]
} {
  const requests: PlatformRequest[] = []
  const platform = createPlatform({
    environment: sandboxEnvironment('http://sandbox.example'),
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const { variables = {} } = text === '' ? {} : JSON.parse(text)
      const asked = { path: pathname, query: Object.fromEntries(searchParams), variables }
      requests.push(asked)
      const value = answer(asked)
      return typeof value === 'number'
        ? new Response('', { status: value })
        : Response.json(value ?? {})
    },
  })
  return { platform, requests }
}
