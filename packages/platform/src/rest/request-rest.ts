import {
  Axios,
  type AxiosAdapter,
  AxiosError,
  type AxiosRequestConfig,
  type AxiosRequestTransformer,
  getAdapter,
  isAxiosError,
} from 'axios'
import {
  HttpError,
  NoResponseError,
  RefusedError,
  requestIdOf,
  TimeoutError,
} from '../errors/errors.ts'
import { requestHeaders } from '../platform/headers.ts'
import type { Platform } from '../platform/platform.ts'
import { buildQuery, type Query } from '../request/arguments.ts'
import { guardFetch } from '../request/guard-fetch.ts'
import { tellRequest } from '../request/hooks.ts'
import { jsonOrText } from '../request/parse-json.ts'
import { readWithRetry } from '../request/reads.ts'
import { asRecord } from '../values/values.ts'

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
 * Sends one request with axios and returns the body of the response. Only GET and HEAD are retried.
 *
 * @throws {HttpError} for any response but a 2xx. A read also needs JSON or an empty body; a write (Spec §7: success is any 2xx)
 *   may return text, such as `OK`, but not an HTML page, which is a proxy's
 * @throws {RefusedError} with the reason that `refusalOf` returns
 * @throws {TimeoutError} if there is no response in time
 * @throws {NoResponseError} if there is no response
 * @throws the signal's reason when it is aborted, and whatever an interceptor of the application throws
 */
export function requestRest(platform: Platform, request: RestRequest): Promise<unknown> {
  const { method = 'GET', path, signal } = request
  const facts = { method, path }
  const isRead = method === 'GET' || method === 'HEAD'

  const send = async (timeoutMs: number, attempt: number): Promise<unknown> => {
    signal?.throwIfAborted()
    const tellEnd = tellRequest(platform, { ...facts, attempt })
    // Without an instance of the application: no defaults and interceptors of the `axios` that it shares with us.
    const client = platform.axios ?? new Axios()
    const response = await client
      .request<unknown>(axiosConfig(platform, request, timeoutMs))
      .catch((error: unknown) => {
        const isFromAdapter = isAxiosError<unknown>(error) && adapterErrors.has(error)
        if (isFromAdapter && error.response) return error.response
        tellEnd()
        signal?.throwIfAborted()
        // An interceptor's error, which may have the response of another service.
        if (!isFromAdapter) throw error
        if (error.code === AxiosError.ETIMEDOUT) throw new TimeoutError(facts, timeoutMs)
        // Not axios's own error as the cause: that one carries the headers, and so the keys.
        throw new NoResponseError(facts, error.cause ?? new Error(error.message))
      })
    const { status, data } = response
    const headers = Object.assign({}, response.headers) as Record<string, string>
    const requestId = requestIdOf(headers)
    tellEnd({ status, requestId })
    if (!isSuccess(status) || isForeignText(data, isRead)) {
      throw new HttpError({ status, data, headers }, facts)
    }
    const refusal = request.refusalOf?.(asRecord(data))
    if (refusal) throw new RefusedError(refusal, data, facts, requestId)
    return data
  }

  return isRead
    ? readWithRetry(platform, { request: facts, signal }, send)
    : send(request.timeoutMs ?? platform.timeoutMs, request.attempt ?? 1)
}

/** The request for axios. It sets all that must not come from the defaults of an application's instance. */
function axiosConfig(
  platform: Platform,
  { method = 'GET', to, path, query, body, withToken, headers, signal }: RestRequest,
  timeout: number,
): AxiosRequestConfig {
  return {
    adapter: adapterOf(platform),
    method,
    baseURL: platform.environment[to],
    url: path,
    allowAbsoluteUrls: false,
    params: query,
    paramsSerializer: { serialize: (params) => buildQuery(params as Query).slice(1) },
    data: body,
    // No User-Agent of axios: browsers would ask the server's leave for it.
    headers: { ...requestHeaders(platform, withToken), ...headers, 'User-Agent': false },
    timeout,
    responseType: 'text',
    transformRequest: encodeBody,
    transformResponse: jsonOrText,
    validateStatus: isSuccess,
    ...(signal && { signal }),
  }
}

/** Errors of our adapter. Interceptors of an application may throw errors of axios, too. */
const adapterErrors = new WeakSet<object>()

/** The adapter of our axios, because the one of an application's instance may not know how to take a fetch function. */
function adapterOf(platform: Platform): AxiosAdapter {
  const send = getAdapter('fetch', { env: { fetch: guardFetch(platform.fetch ?? fetch) } })
  return (config) =>
    send(config).catch((error: unknown) => {
      if (isAxiosError(error)) adapterErrors.add(error)
      throw error
    })
}

/** Writes a body as JSON, whatever transformers the application gave axios. */
const encodeBody: AxiosRequestTransformer = (data: unknown, headers) => {
  if (data instanceof FormData) return data
  headers.setContentType(data === undefined ? false : 'application/json', data === undefined)
  return data === undefined ? undefined : JSON.stringify(data)
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** Whether a 2xx has text that the platform does not return: for a read any, for a write an HTML page. */
function isForeignText(data: unknown, isRead: boolean): boolean {
  return typeof data === 'string' && data !== '' && (isRead || data.trimStart().startsWith('<'))
}
