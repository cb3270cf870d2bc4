import { asList, asRecord, toText } from '../values/values.ts'

// Registered globally, so that two copies of this package know each other's errors.
const brand: unique symbol = Symbol.for('milepost.platform.error') as never

/** What is told about the request that failed: never its query, headers or body. */
export interface RequestFacts {
  readonly method: string
  /** The path below its base URL, without the query. */
  readonly path: string
}

/** The parent of every error that this package raises by itself. An aborted call is not among them. */
export class PlatformError extends Error {
  readonly [brand] = true
}

/** Tells any error of this package, also when another copy of the package raised it. */
export function isPlatformError(error: unknown, name?: string): error is PlatformError {
  return (
    typeof error === 'object' &&
    error !== null &&
    brand in error &&
    (name === undefined || (error as unknown as Error).name === name)
  )
}

/**
 * The server answered, and it was no success (Spec §8: HTTP errors reject with the response): any
 * status but 2xx, or a 2xx whose body is not JSON.
 */
export class HttpError<Data = unknown> extends PlatformError {
  override readonly name = 'HttpError' as const
  declare readonly status: number
  /** The parsed body, or its text where it is not JSON. */
  declare readonly data: Data
  /** The answer's headers, names in lower case. */
  declare readonly headers: Readonly<Record<string, string>>
  declare readonly request: RequestFacts
  /** The id that the server gives the request, where it gives one. */
  declare readonly requestId: string | undefined

  constructor(
    response: { status: number; data: Data; headers: Record<string, string> },
    request: RequestFacts,
  ) {
    super(`${request.method} ${request.path} answered ${response.status}`)
    this.status = response.status
    this.data = response.data
    this.headers = response.headers
    this.request = request
    this.requestId = requestIdOf(response.headers)
  }
}

/** Tells an answer that was no success; with a status, only that one. */
export function isHttpError(error: unknown, status?: number): error is HttpError {
  return (
    isPlatformError(error, 'HttpError') &&
    (status === undefined || (error as HttpError).status === status)
  )
}

/**
 * What the server calls a request, by which its people find it.
 *
 * @param headers - of the answer, names in lower case
 */
export function requestIdOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const id = headers['x-request-id'] || headers['x-correlation-id']
  return typeof id === 'string' ? id : undefined
}

/** The graph answered with errors, whose first is the message (Spec §7), or without any data. */
export class GraphError extends PlatformError {
  override readonly name = 'GraphError' as const
  /** The messages in the order in which the graph gave them. */
  declare readonly messages: readonly string[]
  declare readonly request: RequestFacts
  /** Whether a write was sent that the answer says nothing about: it may have been kept. Read back. */
  declare readonly mayBeWritten: boolean
  /** The id that the server gives the request, where it gives one. */
  declare readonly requestId: string | undefined

  constructor(
    messages: readonly string[],
    request: RequestFacts,
    {
      mayBeWritten = false,
      requestId,
    }: { mayBeWritten?: boolean; requestId?: string | undefined } = {},
  ) {
    super(messages[0])
    this.messages = messages
    this.request = request
    this.mayBeWritten = mayBeWritten
    this.requestId = requestId
  }
}

/** Tells an error that the graph itself reported. */
export function isGraphError(error: unknown): error is GraphError {
  return isPlatformError(error, 'GraphError')
}

/** No answer within the time-out (Spec §8). */
export class TimeoutError extends PlatformError {
  override readonly name = 'TimeoutError' as const
  declare readonly timeoutMs: number
  declare readonly request: RequestFacts

  constructor(request: RequestFacts, timeoutMs: number) {
    super(`timeout of ${timeoutMs}ms exceeded`)
    this.timeoutMs = timeoutMs
    this.request = request
  }
}

/** Tells a request that took too long. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return isPlatformError(error, 'TimeoutError')
}

/** The request was sent, or could not be, and no answer came back. `cause` is the network's error. */
export class NoResponseError extends PlatformError {
  override readonly name = 'NoResponseError' as const
  declare readonly request: RequestFacts

  constructor(request: RequestFacts, cause: unknown) {
    super(`${request.method} ${request.path} got no answer`, { cause })
    this.request = request
  }
}

/** Tells a request that was never answered. */
export function isNoResponseError(error: unknown): error is NoResponseError {
  return isPlatformError(error, 'NoResponseError')
}

/**
 * Whether a call ended without an answer, or with one that does not say what was done. A write may then have been
 * done, or not: look before it is sent again.
 */
export function isAnswerLost(error: unknown): boolean {
  return (
    isNoResponseError(error) ||
    isTimeoutError(error) ||
    (isGraphError(error) && error.mayBeWritten) ||
    (isHttpError(error) && error.status < 300)
  )
}

/** What the graph can be asked for by an id. */
export type NotFoundKind = 'campaign' | 'page' | 'team'

/** The graph knows nothing under the id that it was asked for. A list of it that is empty is no error. */
export class NotFoundError extends PlatformError {
  override readonly name = 'NotFoundError' as const
  declare readonly kind: NotFoundKind
  /** The id or short name that was asked for. */
  declare readonly id: string
  declare readonly request: RequestFacts

  constructor(kind: NotFoundKind, id: string, request: RequestFacts) {
    super(`There is no ${kind} '${id}'`)
    this.kind = kind
    this.id = id
    this.request = request
  }
}

/** Tells that what was asked for does not exist: by the graph, or by an answer 404 of the REST API. */
export function isNotFoundError(error: unknown): error is NotFoundError | HttpError {
  return isPlatformError(error, 'NotFoundError') || isHttpError(error, 404)
}

/**
 * The server answered with a success status, and said in the body that it did not do it. The
 * message is the server's own where it gives one (Spec §8: team creation).
 */
export class RefusedError extends PlatformError {
  override readonly name = 'RefusedError' as const
  /** The parsed body. */
  declare readonly data: unknown
  declare readonly request: RequestFacts
  /** The id that the server gives the request, where it gives one. */
  declare readonly requestId: string | undefined

  constructor(message: string, data: unknown, request: RequestFacts, requestId?: string) {
    super(message)
    this.data = data
    this.request = request
    this.requestId = requestId
  }
}

/** Tells an answer that was a success by its status only. */
export function isRefusedError(error: unknown): error is RefusedError {
  return isPlatformError(error, 'RefusedError')
}

/** A call was asked for something that the platform cannot do (Spec §8). Nothing was sent. */
export class UnsupportedError extends PlatformError {
  override readonly name = 'UnsupportedError' as const
}

/** Tells a call for something that the platform cannot do. */
export function isUnsupportedError(error: unknown): error is UnsupportedError {
  return isPlatformError(error, 'UnsupportedError')
}

/** A call was made without something it cannot do without (Spec §8). Nothing was sent. */
export class MissingArgumentError extends PlatformError {
  override readonly name = 'MissingArgumentError' as const
  /** The parameter's name, where it is one. */
  declare readonly parameter: string | undefined

  /** A sentence that names the missing argument; undefined if one of several arguments is enough. */
  declare readonly detail: string | undefined

  constructor(parameter?: string, message = 'Required parameter not supplied') {
    super(message)
    this.parameter = parameter
    this.detail = parameter && `The argument '${parameter}' is missing.`
  }
}

/** Tells a call that lacked a parameter. */
export function isMissingArgumentError(error: unknown): error is MissingArgumentError {
  return isPlatformError(error, 'MissingArgumentError')
}

/**
 * The sentence of an error that can be shown to a person: what the server said, in whichever of
 * its envelopes, then the error's own message.
 *
 * @returns 'There was an unexpected error' when nothing says more
 */
export function messageOfError(error: unknown): string {
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
