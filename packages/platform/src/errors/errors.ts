import { asList, asRecord, toText, getRequestId } from '../values/values.ts'

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand: unique symbol = Symbol.for('milepost.platform.error') as never

/** Method and path of a request, without its query, headers and body. */
export interface RequestInfo {
  readonly method: string
  /** Path below the base URL. */
  readonly path: string
}

/** Base class of all errors in this package. Aborted calls reject with the signal's reason instead. */
export class PlatformError extends Error {
  readonly [brand] = true
}

/** Whether an error is a `PlatformError`, with the given name if any. Also works across copies of this package. */
export function isPlatformError(error: unknown, name?: string): error is PlatformError {
  return (
    typeof error === 'object' &&
    error !== null &&
    brand in error &&
    (name === undefined || (error as unknown as Error).name === name)
  )
}

function guardFor<Type extends PlatformError>(name: Type['name']) {
  return (error: unknown): error is Type => isPlatformError(error, name)
}

/** Thrown for a response with a status other than 2xx, or a 2xx response that is not JSON (Spec §8). */
export class HttpError<Data = unknown> extends PlatformError {
  override readonly name = 'HttpError' as const
  declare readonly status: number
  /** The parsed body, or its text if it is not JSON. */
  declare readonly data: Data
  /** Response headers, with names in lower case. */
  declare readonly headers: Readonly<Record<string, string>>
  declare readonly request: RequestInfo
  /** ID of the request in the server's logs, if the server sent one. */
  declare readonly requestId: string | undefined

  constructor(
    response: { status: number; data: Data; headers: Record<string, string> },
    request: RequestInfo,
  ) {
    super(`${request.method} ${request.path} returned ${response.status}`)
    const { status, data, headers } = response
    Object.assign(this, { status, data, headers, request, requestId: getRequestId(headers) })
  }
}

/** Whether the error is an `HttpError`, with the given status if any. */
export function isHttpError(error: unknown, status?: number): error is HttpError {
  return (
    isPlatformError(error, 'HttpError') &&
    (status === undefined || (error as HttpError).status === status)
  )
}

/** Thrown for a GraphQL response with errors or without data. Its message is that of the first error (Spec §7). */
export class GraphError extends PlatformError {
  override readonly name = 'GraphError' as const
  /** All messages, in the order of the response. */
  declare readonly messages: readonly string[]
  declare readonly request: RequestInfo
  /** Whether a write may have been stored, because the response had no data. Check before you send it again. */
  declare readonly mayBeWritten: boolean
  /** ID of the request in the server's logs, if the server sent one. */
  declare readonly requestId: string | undefined

  constructor(
    messages: readonly string[],
    request: RequestInfo,
    {
      mayBeWritten = false,
      requestId,
    }: { mayBeWritten?: boolean; requestId?: string | undefined } = {},
  ) {
    super(messages[0])
    Object.assign(this, { messages, request, mayBeWritten, requestId })
  }
}

export const isGraphError = /* @__PURE__ */ guardFor<GraphError>('GraphError')

/** Thrown if there is no response within the timeout (Spec §8). */
export class TimeoutError extends PlatformError {
  override readonly name = 'TimeoutError' as const
  declare readonly timeoutMs: number
  declare readonly request: RequestInfo

  constructor(request: RequestInfo, timeoutMs: number) {
    super(`timeout of ${timeoutMs}ms exceeded`)
    Object.assign(this, { timeoutMs, request })
  }
}

export const isTimeoutError = /* @__PURE__ */ guardFor<TimeoutError>('TimeoutError')

/** Thrown if a request fails without a response. `cause` is the network error. */
export class NoResponseError extends PlatformError {
  override readonly name = 'NoResponseError' as const
  declare readonly request: RequestInfo

  constructor(request: RequestInfo, cause: unknown) {
    super(`${request.method} ${request.path} got no response`, { cause })
    Object.assign(this, { request })
  }
}

export const isNoResponseError = /* @__PURE__ */ guardFor<NoResponseError>('NoResponseError')

/**
 * Whether a call failed without a conclusive response. A write may have been stored: check with `readBackPage`, for example, before
 * you send it again.
 */
export function isResponseLost(error: unknown): boolean {
  return (
    isNoResponseError(error) ||
    isTimeoutError(error) ||
    (isGraphError(error) && error.mayBeWritten) ||
    (isHttpError(error) && error.status < 300)
  )
}

/** Kinds of entities that GraphQL looks up by ID. */
export type NotFoundKind = 'campaign' | 'page' | 'team'

/** Thrown if GraphQL finds no entity with the requested ID or slug. */
export class NotFoundError extends PlatformError {
  override readonly name = 'NotFoundError' as const
  declare readonly kind: NotFoundKind
  /** The requested ID or slug. */
  declare readonly id: string
  declare readonly request: RequestInfo

  constructor(kind: NotFoundKind, id: string, request: RequestInfo) {
    super(`There is no ${kind} '${id}'`)
    Object.assign(this, { kind, id, request })
  }
}

/** Whether the requested entity does not exist: a `NotFoundError`, or a 404 of the REST API. */
export function isNotFoundError(error: unknown): error is NotFoundError | HttpError {
  return isPlatformError(error, 'NotFoundError') || isHttpError(error, 404)
}

/** Thrown if the body of a 2xx response reports a failure, as team creation does (Spec §8). The message is the server's. */
export class RefusedError extends PlatformError {
  override readonly name = 'RefusedError' as const
  /** The parsed body. */
  declare readonly data: unknown
  declare readonly request: RequestInfo
  /** ID of the request in the server's logs, if the server sent one. */
  declare readonly requestId: string | undefined

  constructor(message: string, data: unknown, request: RequestInfo, requestId?: string) {
    super(message)
    Object.assign(this, { data, request, requestId })
  }
}

export const isRefusedError = /* @__PURE__ */ guardFor<RefusedError>('RefusedError')

/** Thrown before anything is sent if the platform does not support a call or one of its arguments (Spec §8). */
export class UnsupportedError extends PlatformError {
  override readonly name = 'UnsupportedError' as const
}

export const isUnsupportedError = /* @__PURE__ */ guardFor<UnsupportedError>('UnsupportedError')

/** Thrown before anything is sent if a required argument is missing (Spec §8). */
export class MissingArgumentError extends PlatformError {
  override readonly name = 'MissingArgumentError' as const
  /** Name of the argument; undefined if any one of several would do. */
  declare readonly parameter: string | undefined
  /** Sentence that names the argument, for logs. */
  declare readonly detail: string | undefined

  constructor(parameter?: string, message = 'Required parameter not supplied') {
    super(message)
    const detail = parameter && `The argument '${parameter}' is missing.`
    Object.assign(this, { parameter, detail })
  }
}

export const isMissingArgumentError =
  /* @__PURE__ */ guardFor<MissingArgumentError>('MissingArgumentError')

/**
 * Returns the message of an error: the server's, from any of its error formats, otherwise the error's own.
 *
 * @returns 'There was an unexpected error' if there is no message
 */
export function getErrorMessage(error: unknown): string {
  const outer = asRecord(error)
  const data = asRecord(outer['data'])
  const inner = asRecord(data['error'])
  return (
    toText(
      inner['message'],
      data['errorMessage'],
      inner['desc'],
      asRecord(asList(data['Errors'])[0])['ErrorMessage'],
      asRecord(asList(outer['data'])[0])['desc'],
      asRecord(asList(inner['errors'])[0])['message'],
      data['message'],
      data['Message'],
      outer['message'],
    ) ?? 'There was an unexpected error'
  )
}
