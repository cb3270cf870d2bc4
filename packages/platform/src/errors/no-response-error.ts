import { isPlatformError, PlatformError, type RequestFacts } from './platform-error.ts'

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
