import { createEmptyResponse } from '../http/responses.ts'

const failurePattern = /^(?:fundraising\/|team\/|page\/)?err-(404|500|timeout)/i

/** Delay of the 504 response to `err-timeout`, in ms. */
const timeoutDelayMs = 60_000

/**
 * Simulates a failure if a path segment, query parameter or JSON field, such as a slug or email, starts with `err-404`,
 * `err-500` or `err-timeout` (wire contract §4.8). For manual and automated tests.
 *
 * @returns the error response; undefined for all other requests
 */
export async function simulateFailure(request: Request, url: URL): Promise<Response | undefined> {
  const wanted = listValues(request, url)
  for await (const value of wanted) {
    const kind = failurePattern.exec(value)?.[1]?.toLowerCase()
    if (kind === 'timeout') return respondAfterTimeout(request.signal)
    if (kind !== undefined) return createEmptyResponse(Number(kind))
  }
  return undefined
}

async function* listValues(request: Request, url: URL): AsyncGenerator<string> {
  for (const segment of url.pathname.split('/')) yield decodeLeniently(segment)
  yield* url.searchParams.values()
  const type = request.headers.get('content-type') ?? ''
  if (request.body === null || !type.startsWith('application/json')) return
  const body = await request
    .clone()
    .text()
    .catch(() => '')
  // Most bodies do not match, so parse only those that might.
  if (body.includes('err-')) yield* listStrings(body)
}

function* listStrings(body: string): Generator<string> {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return
  }
  if (typeof parsed !== 'object' || parsed === null) return
  const { variables, ...rest } = parsed as Record<string, unknown>
  const groups = [rest, typeof variables === 'object' && variables !== null ? variables : {}]
  for (const group of groups) {
    for (const value of Object.values(group)) if (typeof value === 'string') yield value
  }
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function respondAfterTimeout(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve(createEmptyResponse(504))
    }
    const timer = setTimeout(end, timeoutDelayMs)
    timer.unref()
    signal.addEventListener('abort', end)
  })
}
