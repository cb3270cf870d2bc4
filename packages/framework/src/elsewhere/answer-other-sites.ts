import { englishMessages, type SiteMessages } from '../messages/site-messages.ts'
import { type PageScope, loadPageScope, type RequestScope } from '../frame/request/scopes.ts'
import { mapPageErrors } from '../frame/request/page-problem.server.ts'

/** Browsers cache a complete response for 5 s, shared caches for 15 s. For degraded responses, the server decides. */
const completeResponseHeaders = {
  'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60',
}

/** `Retry-After` while the platform is unreachable, in seconds. */
const retryAfterS = '5'

/** Format of responses to other sites. */
export interface ResponseFormat {
  readonly headers: Readonly<Record<string, string>>
  readonly errorHeaders: Readonly<Record<string, string>>
  readonly formatError: (message: string) => string
}

/** CORS for any origin, because the data is also on public pages. */
const jsonHeaders = {
  'access-control-allow-origin': '*',
  // `@milepost/embed` waits as long as the server requests.
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json; charset=utf-8',
}

const jsonFormat: ResponseFormat = {
  headers: jsonHeaders,
  errorHeaders: jsonHeaders,
  formatError: (error) => JSON.stringify({ error }),
}

/** Embeddable by any site, because the content is also on public pages. */
const embeddableHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Returns the format of a document that other sites can embed. Its errors are plain text.
 *
 * @param headers - headers of successful responses, including the content type
 */
export function createEmbeddableFormat(headers: Readonly<Record<string, string>>): ResponseFormat {
  return {
    headers: { ...embeddableHeaders, ...headers },
    errorHeaders: { ...embeddableHeaders, 'content-type': 'text/plain; charset=utf-8' },
    formatError: (message) => message,
  }
}

/**
 * Responds with content that other sites can use. Errors have a message in the site's language: 404 if nothing was found, 503
 * if the platform or the CMS is unreachable, 500 for an invalid document.
 *
 * @param make - returns the body, or undefined if nothing was found
 */
export async function answerForOtherSites(
  request: RequestScope,
  { headers, errorHeaders, formatError }: ResponseFormat,
  make: (scope: PageScope) => Promise<string | undefined>,
): Promise<Response> {
  let messages: SiteMessages = englishMessages
  try {
    const body = await mapPageErrors(async () => {
      const scope = await loadPageScope(request)
      messages = scope.messages
      return make(scope)
    })
    if (body === undefined) return answerNotFound()
    const cacheHeaders = request.facts.isDegraded ? {} : completeResponseHeaders
    return new Response(body, { headers: { ...cacheHeaders, ...headers } })
  } catch (error) {
    // The response that `mapPageErrors` throws.
    const status = ((error ?? {}) as { init?: { status?: number } | null }).init?.status
    if (status === undefined) throw error
    if (status === 404) return answerNotFound()
    return answerError(messages.figures.unavailable, status)
  }

  function answerNotFound(): Response {
    request.facts.isMissing = true
    return answerError(messages.addsUp.notFound, 404)
  }

  function answerError(message: string, status: number): Response {
    const retryHeaders = status === 503 ? { 'retry-after': retryAfterS } : {}
    return new Response(formatError(message), {
      status,
      headers: { ...errorHeaders, ...retryHeaders },
    })
  }
}

/**
 * Responds with JSON for any origin. Errors have a message in `error`; see {@link answerForOtherSites}.
 *
 * @param read - returns undefined if nothing was found
 */
export function answerJson(
  request: RequestScope,
  read: (scope: PageScope) => Promise<object | undefined>,
): Promise<Response> {
  return answerForOtherSites(request, jsonFormat, async (scope) => {
    const value = await read(scope)
    return value && JSON.stringify(value)
  })
}

/**
 * Returns the name before `.json` in the last segment of a URL.
 *
 * @returns undefined if it does not end in `.json`, or the name cannot be a slug (dots or whitespace only)
 */
export function parseJsonName(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return /^[.\s]*$/.test(name) ? undefined : name
}
