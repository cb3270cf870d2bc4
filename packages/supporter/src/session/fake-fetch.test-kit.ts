/** Response to a `METHOD /path` request: a body, a status, an error, or a function. */
export type Answer = object | number | ((body: unknown, headers: Headers) => Answer)

export type Answers = Readonly<Record<string, Answer>>

/** A recorded request. */
export interface FakeRequest {
  /** `METHOD /path`. */
  line: string
  body: unknown
  authorization: string | null
}

/** Creates a fake `fetch` with fixed responses, and 404 for all other requests. `onRequest` receives each request first. */
export function fakeFetch(
  answers: Answers,
  onRequest: (request: FakeRequest) => void = () => undefined,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const line = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    onRequest({ line, body, authorization: request.headers.get('authorization') })
    const answer = answers[line]
    const value = typeof answer === 'function' ? answer(body, request.headers) : answer
    if (value instanceof Response) return value
    if (value instanceof Error) throw value
    if (typeof value === 'number') return new Response(null, { status: value })
    return value === undefined ? new Response(null, { status: 404 }) : Response.json(value)
  }
}
