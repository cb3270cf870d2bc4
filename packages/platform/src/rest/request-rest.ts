import axios from 'axios'
import { HttpError } from '../errors/http-error.ts'
import { NoResponseError } from '../errors/no-response-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { buildQuery, type Query } from '../request/build-query.ts'
import { guardFetch } from '../request/guard-fetch.ts'
import { parseJson } from '../request/parse-json.ts'
import { readWithRetry } from '../request/read-with-retry.ts'
import { requestHeaders } from '../platform/request-headers.ts'
import { requestIdOf } from '../errors/request-id-of.ts'
import { tellRequest } from '../request/tell-request.ts'
import { asRecord } from '../values/as-record.ts'

/** One request of the REST API or of the services API. */
export interface RestRequest {
  /** @default 'GET' */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Which family of base URLs it goes to. */
  to: 'api' | 'services' | 'identity' | 'metadata' | 'images'
  /** Starts with a slash; values in it are already encoded. */
  path: string
  query?: Query
  body?: unknown
  /** Whether the platform's token goes along, if it has one. */
  withToken?: boolean
  /** Headers of this call alone; they win over the usual ones, and false leaves one out. */
  headers?: Readonly<Record<string, string | false>>
  /** Why a 2xx is a refusal all the same, where its body says so. */
  refusalOf?: ((body: Readonly<Record<string, unknown>>) => string | undefined) | undefined
  /** The number of this attempt, where a write is sent again: 1 for the first. @default 1 */
  attempt?: number
  /** The longest that one attempt may take, where a call has a limit of its own. */
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

/**
 * Sends one request with axios and gives the body of its answer. Only GET and HEAD are tried again.
 *
 * @throws {HttpError} for any response but a 2xx. A read also needs JSON or an empty body; a write (Spec §7: success is any 2xx)
 *   may return text, such as `OK`, but not an HTML page, which is a proxy's
 * @throws {RefusedError} with what `refusalOf` says
 * @throws {TimeoutError} when the answer takes too long
 * @throws {NoResponseError} when none comes
 * @throws the signal's reason when it is aborted
 */
export function requestRest(platform: Platform, request: RestRequest): Promise<unknown> {
  const { method = 'GET', path, signal } = request
  const facts = { method, path }

  const send = async (timeoutMs: number, attempt: number): Promise<unknown> => {
    signal?.throwIfAborted()
    const tellEnd = tellRequest(platform, { ...facts, attempt })
    let answer
    try {
      answer = await axios.request<unknown>({
        adapter: 'fetch',
        env: { fetch: guardFetch(platform.fetch ?? fetch) },
        method,
        url: platform.environment[request.to] + path + buildQuery(request.query),
        data: request.body,
        // No User-Agent of axios: browsers would ask the server's leave for it.
        headers: {
          ...requestHeaders(platform, request.withToken),
          ...request.headers,
          'User-Agent': false,
        },
        timeout: timeoutMs,
        validateStatus: null,
        transformResponse: jsonOrText,
        ...(signal && { signal }),
      })
    } catch (error) {
      tellEnd()
      signal?.throwIfAborted()
      const { code, cause } = error as { code?: string; cause?: unknown }
      if (code === 'ETIMEDOUT') throw new TimeoutError(facts, timeoutMs)
      // Not axios's own error as the cause: that one carries the headers, and so the keys.
      throw new NoResponseError(facts, cause)
    }
    const { status, data } = answer
    const headers = Object.assign({}, answer.headers) as Record<string, string>
    const requestId = requestIdOf(headers)
    tellEnd({ status, requestId })
    const isRead = method === 'GET' || method === 'HEAD'
    if (status < 200 || status > 299 || isForeignText(data, isRead)) {
      throw new HttpError({ status, data, headers }, facts)
    }
    const refusal = request.refusalOf?.(asRecord(data))
    if (refusal) throw new RefusedError(refusal, data, facts, requestId)
    return data
  }

  return method === 'GET' || method === 'HEAD'
    ? readWithRetry(platform, { request: facts, signal }, send)
    : send(request.timeoutMs ?? platform.timeoutMs, request.attempt ?? 1)
}

/** Whether a 2xx has text that the platform does not return: for a read any, for a write an HTML page. */
function isForeignText(data: unknown, isRead: boolean): boolean {
  return typeof data === 'string' && data !== '' && (isRead || data.trimStart().startsWith('<'))
}

/** What is no JSON stays text. */
function jsonOrText(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return parseJson(body)
  } catch {
    return body
  }
}
