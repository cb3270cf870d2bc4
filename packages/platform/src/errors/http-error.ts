import { requestIdOf } from './request-id-of.ts'
import { isPlatformError, PlatformError, type RequestFacts } from './platform-error.ts'

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
