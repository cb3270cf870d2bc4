/** A value that was read, and when it was true. */
export interface LastGood {
  /** Undefined if the source has no value: an earlier one is removed then. */
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly atMs: number
}

/**
 * Store of last known good values beyond the life of a process, for a start while the source is down. Optional by
 * design: it never throws, and returns nothing if it is unreachable.
 */
export interface LastGoodStore {
  /** Returns the value of a key; undefined if it is missing or invalid. */
  get(key: string): Promise<LastGood | undefined>
  /**
   * Keeps a value some time later, or removes it if it is undefined. A key is written once a minute at most, and removed
   * at once.
   */
  set(key: string, value: LastGood): void
  /** Writes what still waits, and ends the connections that were opened for it. */
  stop(): Promise<void>
}

/** A place for texts by their names: a folder, or Redis. */
export interface TextStore {
  /** Undefined if it is missing. */
  read(name: string): Promise<string | undefined>
  write(name: string, text: string): Promise<void>
  /** Does nothing if the name is missing. */
  remove(name: string): Promise<void>
  stop(): Promise<void>
}
