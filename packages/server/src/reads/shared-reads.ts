/** A value that was read by this process or another one of the site. */
export interface SharedReading {
  readonly value: unknown
  /** Time of the request, in ms since 1970. */
  readonly atMs: number
  /** Whether another process read it. */
  readonly isShared: boolean
}

export interface SharedReadOptions {
  /** Minimum request time of another process's value, in ms since 1970. */
  readonly afterMs: number
  /** Lifetime of a value for other processes, in ms. */
  readonly freshMs: number
  /** Lifetime of a negative result for other processes, in ms. */
  readonly missingMs: number
}

/**
 * Shares reads between the processes of a site, so that only one of them calls the source. Best effort: if the shared store is
 * unreachable, each process reads for itself.
 */
export interface SharedReads {
  /**
   * Returns the value that another process has read or is reading, or reads it.
   *
   * @param read - calls the source
   * @throws SharedReadError if another process failed to read it within the last second
   * @throws the error of `read`
   */
  readOnce(
    key: string,
    options: SharedReadOptions,
    read: () => Promise<unknown>,
  ): Promise<SharedReading>
}

/** Thrown if another process has failed to read the same key within the last second. */
export class SharedReadError extends Error {
  override readonly name = 'SharedReadError'

  constructor() {
    super('Another process failed to read this within the last second')
  }
}
