/** A value that this process or another one of the same site has read. */
export interface SharedReading {
  readonly value: unknown
  /** When it was asked for, in milliseconds since 1970. */
  readonly atMs: number
  /** Whether another process read it. */
  readonly isShared: boolean
}

export interface SharedReadOptions {
  /** A value of another process must have been asked for later than this, in milliseconds since 1970. */
  readonly afterMs: number
  /** How long a value may be given to other processes, in milliseconds. */
  readonly freshMs: number
  /** How long that there is no value may be given to other processes, in milliseconds. */
  readonly missingMs: number
}

/**
 * Lets the processes of a site read each key once between them. Nothing is ever right only because of it: where the
 * store cannot be reached, each process reads by itself.
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
