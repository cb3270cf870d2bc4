/** A successfully read value, and the time of the read. */
export interface LastGood {
  /** Undefined if the source has no such value. This removes an earlier one. */
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly atMs: number
}

/**
 * Store of last known good values that outlives the process, for a restart while the source is down. It is best effort: it
 * never throws, and returns nothing if it is unreachable.
 */
export interface LastGoodStore {
  /** Returns the value of a key; undefined if it is missing or invalid. */
  get(key: string): Promise<LastGood | undefined>
  /**
   * Queues a value to be written, or removed if it is undefined. Writes of the same key are at least a minute apart; later
   * values within that minute are dropped. A removal is not delayed by an earlier write.
   */
  set(key: string, value: LastGood): void
  /** Writes queued values, then closes the text store. */
  stop(): Promise<void>
}

/** Stores texts by name, for example in a folder or in Redis. */
export interface TextStore {
  /** Returns undefined if there is none. */
  read(name: string): Promise<string | undefined>
  write(name: string, text: string): Promise<void>
  /** Resolves even if there is none. */
  remove(name: string): Promise<void>
  stop(): Promise<void>
}
