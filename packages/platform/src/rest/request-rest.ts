import {
  Axios,
  type AxiosAdapter,
  AxiosError,
  type AxiosRequestConfig,
  type AxiosRequestTransformer,
  getAdapter,
  isAxiosError,
} from 'axios'
import { HttpError, NoResponseError, RefusedError, TimeoutError } from '../errors/errors.ts'
import { requestHeaders } from '../platform/headers.ts'
import type { Platform } from '../platform/platform.ts'
import { buildQuery, type Query } from '../request/arguments.ts'
import { guardFetch } from '../request/guard-fetch.ts'
import { reportRequest } from '../request/hooks.ts'
import { parseJsonOrText } from '../request/parse-json.ts'
import { readWithRetry } from '../request/reads.ts'
import { asRecord, getRequestId } from '../values/values.ts'

export interface RestRequest {
  /** @default 'GET' */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Service whose base URL is used. */
  to: 'api' | 'services' | 'identity' | 'metadata' | 'images'
  /** Path with a leading slash. Its values must be encoded. */
  path: string
  query?: Query
  body?: unknown
  /** Whether to send the platform's token, if there is one. @default false */
  withToken?: boolean
  /** Headers that override the default ones. `false` removes a header. */
  headers?: Readonly<Record<string, string | false>>
  /** Returns the reason if the body of a 2xx response reports a failure. */
  getRefusal?: ((body: Readonly<Record<string, unknown>>) => string | undefined) | undefined
  /** Number of the attempt, for writes that the caller retries. @default 1 */
  attempt?: number
  /** Timeout of a write, in ms. @default the platform's */
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

/**
 * Sends a request and returns the response body. Only GET and HEAD are retried.
 *
 * @throws {HttpError} if the status is not 2xx. Also if a read returns anything but JSON or an empty body. Writes may return text, such
 *   as `OK` (Spec §7: success is any 2xx), but not an HTML page, which would come from a proxy
 * @throws {RefusedError} if `getRefusal` returns a reason
 * @throws {TimeoutError} if there is no response within the timeout
 * @throws {NoResponseError} if the network fails
 * @throws the signal's reason if it is aborted, and any error of the application's interceptors
 */
export function requestRest(platform: Platform, request: RestRequest): Promise<unknown> {
  const { method = 'GET', path, signal } = request
  const facts = { method, path }
  const isRead = method === 'GET' || method === 'HEAD'

  const send = async (timeoutMs: number, attempt: number): Promise<unknown> => {
    signal?.throwIfAborted()
    const reportEnd = reportRequest(platform, { ...facts, attempt })
    // A new instance, without the application's global defaults and interceptors.
    const client = platform.axios ?? new Axios()
    const response = await client
      .request<unknown>(createAxiosConfig(platform, request, timeoutMs))
      .catch((error: unknown) => {
        const isFromAdapter = isAxiosError<unknown>(error) && adapterErrors.has(error)
        if (isFromAdapter && error.response) return error.response
        reportEnd()
        signal?.throwIfAborted()
        // An error of an interceptor, which may even concern another request.
        if (!isFromAdapter) throw error
        if (error.code === AxiosError.ETIMEDOUT) throw new TimeoutError(facts, timeoutMs)
        // Not the axios error itself, which contains the headers with the keys.
        throw new NoResponseError(facts, error.cause ?? new Error(error.message))
      })
    const { status, data } = response
    const headers = Object.assign({}, response.headers) as Record<string, string>
    const requestId = getRequestId(headers)
    reportEnd({ status, requestId })
    if (!isSuccess(status) || isForeignText(data, isRead)) {
      throw new HttpError({ status, data, headers }, facts)
    }
    const refusal = request.getRefusal?.(asRecord(data))
    if (refusal) throw new RefusedError(refusal, data, facts, requestId)
    return data
  }

  return isRead
    ? readWithRetry(platform, { request: facts, signal }, send)
    : send(request.timeoutMs ?? platform.timeoutMs, request.attempt ?? 1)
}

/** Returns the axios configuration, including every option that must not come from the application's defaults. */
function createAxiosConfig(
  platform: Platform,
  { method = 'GET', to, path, query, body, withToken, headers, signal }: RestRequest,
  timeout: number,
): AxiosRequestConfig {
  return {
    adapter: createAdapter(platform),
    method,
    baseURL: platform.environment[to],
    url: path,
    allowAbsoluteUrls: false,
    params: query,
    paramsSerializer: { serialize: (params) => buildQuery(params as Query).slice(1) },
    data: body,
    // Removes axios's User-Agent, which would require CORS permission in browsers.
    headers: { ...requestHeaders(platform, withToken), ...headers, 'User-Agent': false },
    timeout,
    responseType: 'text',
    transformRequest: encodeBody,
    transformResponse: parseJsonOrText,
    validateStatus: isSuccess,
    ...(signal && { signal }),
  }
}

/** Errors from our adapter, to tell them from axios errors that interceptors throw. */
const adapterErrors = new WeakSet<object>()

/** Creates an axios adapter, because the application's may not support a custom `fetch`. */
function createAdapter(platform: Platform): AxiosAdapter {
  const send = getAdapter('fetch', { env: { fetch: guardFetch(platform.fetch ?? fetch) } })
  return (config) =>
    send(config).catch((error: unknown) => {
      if (isAxiosError(error)) adapterErrors.add(error)
      throw error
    })
}

/** Serialises a body as JSON. Replaces the application's request transformers. */
const encodeBody: AxiosRequestTransformer = (data: unknown, headers) => {
  if (data instanceof FormData) return data
  headers.setContentType(data === undefined ? false : 'application/json', data === undefined)
  return data === undefined ? undefined : JSON.stringify(data)
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** Whether the body of a 2xx response does not come from the platform: any text for a read, an HTML page for a write. */
function isForeignText(data: unknown, isRead: boolean): boolean {
  return typeof data === 'string' && data !== '' && (isRead || data.trimStart().startsWith('<'))
}
