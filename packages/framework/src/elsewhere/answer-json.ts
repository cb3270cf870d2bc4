import { englishMessages } from '../messages/site-messages.ts'
import { loadPageScope, type PageScope } from '../frame/request/page-scope.ts'
import type { RequestScope } from '../services/request-context.ts'
import { withPageProblems } from '../frame/request/with-page-problems.ts'

/**
 * The name before `.json` at the end of an address.
 *
 * @returns undefined where there is none, or another ending, and for what no page can be called: dots or blanks alone
 */
export function jsonName(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return /^[.\s]*$/.test(name) ? undefined : name
}

/** Any site may read: what is here is on pages that anybody may read. */
const open = {
  'access-control-allow-origin': '*',
  // An element of `@milepost/embed` waits as long as it is asked to.
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json; charset=utf-8',
}

/** A browser asks again after 5 seconds, a cache in between after 15; what is not whole is kept as the server says. */
const whole = { 'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60' }

/** How soon to ask again when the platform cannot be reached, in seconds. */
const retryAfterS = '5'

/**
 * Answers with what is read as JSON that any site may read. What goes wrong is a sentence under `error`: 404 where
 * there is nothing, 503 when the platform or the content service cannot be reached, 500 for a broken document.
 *
 * @param read - gives undefined where there is nothing
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
 * Gives an answer that any site may read, in the same words where something goes wrong.
 *
 * @param answer - is given what loads the scope, where it needs that; gives undefined where there is nothing
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
