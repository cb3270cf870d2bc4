import { isPlatformError, PlatformError, type RequestFacts } from './platform-error.ts'

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
