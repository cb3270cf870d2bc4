import { englishMessages } from '../messages/site-messages.ts'
import { loadPageScope, type PageScope } from '../frame/request/page-scope.ts'
import type { RequestScope } from '../services/request-context.ts'
import { withPageProblems } from '../frame/request/with-page-problems.ts'

/**
 * Returns the name before `.json` at the end of a URL.
 *
 * @returns undefined if there is none, if the extension differs, and for names that no page can have, such as dots or
 *   blanks only
 */
export function jsonName(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return /^[.\s]*$/.test(name) ? undefined : name
}

/** CORS for any origin: the data is on public pages. */
const open = {
  'access-control-allow-origin': '*',
  // An element of `@milepost/embed` waits as long as it is asked to.
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json; charset=utf-8',
}

/** A browser asks again after 5 seconds, a cache in between after 15; what is not whole is kept as the server says. */
const whole = { 'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60' }

/** `Retry-After` while the platform is unreachable, in seconds. */
const retryAfterS = '5'

/**
 * Responds with JSON that any origin may read. Errors have a message under `error`: 404 if nothing was found, 503 if
 * the platform or the CMS is unreachable, 500 for an invalid document.
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
 * Responds with CORS for any origin, including errors.
 *
 * @param answer - receives a loader of the scope; returns undefined if nothing was found
 */
async function answerJsonForOtherSites(
  request: RequestScope,
  answer: (load: () => Promise<PageScope>) => Promise<Response | undefined>,
): Promise<Response> {
  let loaded: Promise<PageScope> | undefined
  const load = () => (loaded ??= loadPageScope(request))
  const words = () =>
    load().then(
      ({ messages }) => messages,
      () => englishMessages,
    )
  try {
    return (await withPageProblems(() => answer(load))) ?? (await notHere())
  } catch (error) {
    const status = statusOf(error)
    if (status === undefined) throw error
    if (status === 404) return notHere()
    const headers = { ...(status === 503 && { 'retry-after': retryAfterS }) }
    return refuseJsonForOtherSites((await words()).figures.unavailable, { status, headers })
  }

  async function notHere(): Promise<Response> {
    request.facts.isMissing = true
    return refuseJsonForOtherSites((await words()).addsUp.notFound, { status: 404 })
  }
}

/** A refusal that any site may read. */
function refuseJsonForOtherSites(
  error: string,
  { status, headers = {} }: { status: number; headers?: Readonly<Record<string, string>> },
): Response {
  return Response.json({ error }, { status, headers: { ...open, ...headers } })
}

/** The status of an answer that `withPageProblems` throws; undefined for other errors. */
function statusOf(error: unknown): number | undefined {
  const { init } = (error ?? {}) as { init?: { status?: number } | null }
  return init?.status
}
