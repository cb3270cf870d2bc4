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
const open = {
  'access-control-allow-origin': '*',
  // `@milepost/embed` waits as long as the server requests.
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json; charset=utf-8',
}

/** Browsers cache a complete response for 5 s, shared caches for 15 s. For degraded responses, the server decides. */
const whole = { 'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60' }

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
  return answerJsonForOtherSites(request, async (load) => {
    const value = await read(await load())
    if (value === undefined) return undefined
    return Response.json(value, { headers: { ...open, ...(!request.facts.isDegraded && whole) } })
  })
}

/**
 * Responds with CORS for any origin, also to errors.
 *
 * @param answer - receives a loader of the page scope; returns undefined if nothing was found
 */
async function answerJsonForOtherSites(
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
    return (await withPageProblems(() => answer(load))) ?? (await notHere())
  } catch (error) {
    const status = getStatus(error)
    if (status === undefined) throw error
    if (status === 404) return notHere()
    const headers = { ...(status === 503 && { 'retry-after': retryAfterS }) }
    return refuseJsonForOtherSites((await loadMessages()).figures.unavailable, { status, headers })
  }

  async function notHere(): Promise<Response> {
    request.facts.isMissing = true
    return refuseJsonForOtherSites((await loadMessages()).addsUp.notFound, { status: 404 })
  }
}

/** Responds with an error that any origin may read. */
function refuseJsonForOtherSites(
  error: string,
  { status, headers = {} }: { status: number; headers?: Readonly<Record<string, string>> },
): Response {
  return Response.json({ error }, { status, headers: { ...open, ...headers } })
}

/** Returns the status of a response thrown by `withPageProblems`; undefined for other errors. */
function getStatus(error: unknown): number | undefined {
  const { init } = (error ?? {}) as { init?: { status?: number } | null }
  return init?.status
}
