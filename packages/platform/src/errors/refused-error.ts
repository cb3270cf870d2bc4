import { isPlatformError, PlatformError, type RequestFacts } from './platform-error.ts'

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
