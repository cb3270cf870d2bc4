import { isPlatformError, PlatformError } from './platform-error.ts'

/** A call was asked for something that the platform cannot do (Spec §8). Nothing was sent. */
export class UnsupportedError extends PlatformError {
  override readonly name = 'UnsupportedError' as const
}

/** Tells a call for something that the platform cannot do. */
export function isUnsupportedError(error: unknown): error is UnsupportedError {
  return isPlatformError(error, 'UnsupportedError')
}
