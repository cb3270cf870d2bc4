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
import { jsonOrText } from '../request/parse-json.ts'
import { readWithRetry } from '../request/reads.ts'
import { asRecord, getRequestId } from '../values/values.ts'

/** A request of the REST API. */
export interface RestRequest {
  /** @default 'GET' */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Host of the request. */
  to: 'api' | 'services' | 'identity' | 'metadata' | 'images'
  /** With a leading slash and encoded values. */
  path: string
  query?: Query
  body?: unknown
  /** Sends the platform's token if there is one. @default false */
  withToken?: boolean
  /** Headers of this request. They override the default headers; false removes one. */
  headers?: Readonly<Record<string, string | false>>
  /** Returns the reason if the body of a 2xx response is a refusal. */
  getRefusal?: ((body: Readonly<Record<string, unknown>>) => string | undefined) | undefined
  /** Number of the attempt, for writes that are sent again. @default 1 */
  attempt?: number
  /** Time limit of one attempt, in ms. @default the platform's */
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

/**
 * Sends one request with axios and returns the body of the response. Only GET and HEAD are retried.
 *
 * @throws {HttpError} for any response but a 2xx. A read also needs JSON or an empty body; a write (Spec §7: success is any 2xx)
 *   may return text, such as `OK`, but not an HTML page, which comes from a proxy
 * @throws {RefusedError} with the reason that `getRefusal` returns
 * @throws {TimeoutError} if there is no response in time
 * @throws {NoResponseError} if there is no response
 * @throws the signal's reason if it is aborted, and any error of the application's interceptors
 */
export function requestRest(platform: Platform, request: RestRequest): Promise<unknown> {
  const { method = 'GET', path, signal } = request
  const facts = { method, path }
  const isRead = method === 'GET' || method === 'HEAD'

  const send = async (timeoutMs: number, attempt: number): Promise<unknown> => {
    signal?.throwIfAborted()
    const reportEnd = reportRequest(platform, { ...facts, attempt })
    // A new instance has none of the application's global defaults and interceptors.
    const client = platform.axios ?? new Axios()
    const response = await client
      .request<unknown>(axiosConfig(platform, request, timeoutMs))
      .catch((error: unknown) => {
        const isFromAdapter = isAxiosError<unknown>(error) && adapterErrors.has(error)
        if (isFromAdapter && error.response) return error.response
        reportEnd()
        signal?.throwIfAborted()
        // An interceptor's error, which may belong to another request.
        if (!isFromAdapter) throw error
        if (error.code === AxiosError.ETIMEDOUT) throw new TimeoutError(facts, timeoutMs)
        // The axios error contains the headers, and so the keys.
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

/** Returns the axios request. It sets everything that must not come from the application's defaults. */
function axiosConfig(
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
    // Without axios's User-Agent, which would require CORS permission in browsers.
    headers: { ...requestHeaders(platform, withToken), ...headers, 'User-Agent': false },
    timeout,
    responseType: 'text',
    transformRequest: encodeBody,
    transformResponse: jsonOrText,
    validateStatus: isSuccess,
    ...(signal && { signal }),
  }
}

/** Errors of our adapter. Interceptors may throw axios errors as well. */
const adapterErrors = new WeakSet<object>()

/** Creates our own adapter, because the application's may not support a custom fetch. */
function createAdapter(platform: Platform): AxiosAdapter {
  const send = getAdapter('fetch', { env: { fetch: guardFetch(platform.fetch ?? fetch) } })
  return (config) =>
    send(config).catch((error: unknown) => {
      if (isAxiosError(error)) adapterErrors.add(error)
      throw error
    })
}

/** Serialises a body as JSON, regardless of the application's transformers. */
const encodeBody: AxiosRequestTransformer = (data: unknown, headers) => {
  if (data instanceof FormData) return data
  headers.setContentType(data === undefined ? false : 'application/json', data === undefined)
  return data === undefined ? undefined : JSON.stringify(data)
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** Whether a 2xx body is not the platform's: any text for a read, an HTML page for a write. */
function isForeignText(data: unknown, isRead: boolean): boolean {
  return typeof data === 'string' && data !== '' && (isRead || data.trimStart().startsWith('<'))
}
