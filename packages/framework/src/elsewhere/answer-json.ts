import { englishMessages } from '../messages/site-messages.ts'
import { type PageScope, loadPageScope, withPageProblems } from '../frame/request/page-scope.ts'
import type { RequestScope } from '../services/request-context.ts'

/**
 * Returns the name before `.json` in the last segment of a URL.
 *
 * @returns undefined if it does not end in `.json`, or the name cannot be a slug (dots or whitespace only)
 */
export function parseJsonName(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return /^[.\s]*$/.test(name) ? undefined : name
}

/** CORS for any origin, because the data is also on public pages. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  // `@milepost/embed` waits as long as the server requests.
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json; charset=utf-8',
}

/** Browsers cache a complete response for 5 s, shared caches for 15 s. For degraded responses, the server decides. */
const completeResponseHeaders = {
  'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60',
}

/** `Retry-After` while the platform is unreachable, in seconds. */
const retryAfterS = '5'

/**
 * Responds with JSON for any origin. Errors have a message in `error`: 404 if nothing was found, 503 if the platform or the CMS
 * is unreachable, 500 for an invalid document.
 *
 * @param read - returns undefined if nothing was found
 */
export function answerJson(
  request: RequestScope,
  read: (scope: PageScope) => Promise<object | undefined>,
): Promise<Response> {
  return answerWithCors(request, async (load) => {
    const value = await read(await load())
    if (value === undefined) return undefined
    return Response.json(value, {
      headers: { ...corsHeaders, ...(!request.facts.isDegraded && completeResponseHeaders) },
    })
  })
}

/**
 * Responds with CORS for any origin, also to errors.
 *
 * @param answer - receives a loader of the page scope; returns undefined if nothing was found
 */
async function answerWithCors(
  request: RequestScope,
  answer: (load: () => Promise<PageScope>) => Promise<Response | undefined>,
): Promise<Response> {
  let loaded: Promise<PageScope> | undefined
  const load = () => (loaded ??= loadPageScope(request))
  const loadMessages = () =>
    load().then(
      ({ messages }) => messages,
      () => englishMessages,
    )
  try {
    return (await withPageProblems(() => answer(load))) ?? (await answerNotFound())
  } catch (error) {
    const status = getThrownStatus(error)
    if (status === undefined) throw error
    if (status === 404) return answerNotFound()
    const headers = { ...(status === 503 && { 'retry-after': retryAfterS }) }
    return refuseWithCors((await loadMessages()).figures.unavailable, { status, headers })
  }

  async function answerNotFound(): Promise<Response> {
    request.facts.isMissing = true
    return refuseWithCors((await loadMessages()).addsUp.notFound, { status: 404 })
  }
}

/** Responds with an error that any origin may read. */
function refuseWithCors(
  error: string,
  { status, headers = {} }: { status: number; headers?: Readonly<Record<string, string>> },
): Response {
  return Response.json({ error }, { status, headers: { ...corsHeaders, ...headers } })
}

/** Returns the status of a response thrown by `withPageProblems`; undefined for other errors. */
function getThrownStatus(error: unknown): number | undefined {
  const { init } = (error ?? {}) as { init?: { status?: number } | null }
  return init?.status
}
