/** A value that this process or another one of the same site has read. */
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
  /** Time in which other processes may use a value, in ms. */
  readonly freshMs: number
  /** Time in which other processes may use a negative result, in ms. */
  readonly missingMs: number
}

/**
 * Shares reads between the processes of a site, so that each key is read once. Optional by design: if the store is
 * unreachable, each process reads for itself.
 */
export interface SharedReads {
  /**
   * Gives what another process has read, or waits for one that is reading, or reads.
   *
   * @param read - asks the source
   * @throws SharedReadError when another process has failed to read it within the last second
   * @throws whatever `read` throws
   */
  readOnce(
    key: string,
    options: SharedReadOptions,
    read: () => Promise<unknown>,
  ): Promise<SharedReading>
}

/** Another process has just failed to read the same. */
export class SharedReadError extends Error {
  override readonly name = 'SharedReadError'

  constructor() {
    super('Another process has just failed to read this')
  }
}
