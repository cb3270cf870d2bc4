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
