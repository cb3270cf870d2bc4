import { englishMessages, type SiteMessages } from '../messages/site-messages.ts'
import { type PageScope, loadPageScope, type RequestScope } from '../frame/request/scopes.ts'
import { mapPageErrors } from '../frame/request/page-problem.server.ts'

/** `Cache-Control` of a complete response. That of a degraded response is set by the server. */
const completeResponseHeaders = {
  'cache-control': 'public, max-age=5, s-maxage=15, stale-while-revalidate=60',
}

/** `Retry-After` while the platform is unreachable, in seconds. */
const retryAfterS = '5'

/** Format of responses for other sites. */
export interface ResponseFormat {
  readonly headers: Readonly<Record<string, string>>
  readonly errorHeaders: Readonly<Record<string, string>>
  readonly formatError: (message: string) => string
}

/** JSON headers, with CORS for any origin because the data is public. */
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

/** Headers that allow any site to embed the response, because its content is public. */
const embeddableHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Creates the format of a document that other sites can embed, with errors as plain text.
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
 * Creates a response for other sites. Errors have a message in the site's language: 404 if there is no content, 503 if the
 * platform or the CMS is unreachable, 500 for an invalid document.
 *
 * @param make - creates the body; returns undefined to respond with 404
 */
export async function createPublicResponse(
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
 * Creates a JSON response for any origin. Errors have a message in `error`; see {@link createPublicResponse}.
 *
 * @param read - reads the value; returns undefined to respond with 404
 */
export function createJsonResponse(
  request: RequestScope,
  read: (scope: PageScope) => Promise<object | undefined>,
): Promise<Response> {
  return createPublicResponse(request, jsonFormat, async (scope) => {
    const value = await read(scope)
    return value && JSON.stringify(value)
  })
}

/**
 * Returns the name before `.json` in a path segment.
 *
 * @returns undefined if the segment does not end in `.json`, or if the name consists of dots or whitespace only
 */
export function parseJsonName(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return /^[.\s]*$/.test(name) ? undefined : name
}
