/** A value that was read, and when it was true. */
export interface LastGood {
  /** Undefined if the source has no value: an earlier one is removed then. */
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly atMs: number
}

/**
 * Keeps what was read last beyond the life of a process, for days on which the source is down as a process starts.
 * Nothing is ever right only because of it: it never fails, and gives nothing where it cannot be reached.
 */
export interface LastGoodStore {
  /** What was kept under a key; undefined where nothing is, or nothing that can be understood. */
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
  /** Undefined where there is none. */
  read(name: string): Promise<string | undefined>
  write(name: string, text: string): Promise<void>
  /** Does nothing if there is no text of the name. */
  remove(name: string): Promise<void>
  stop(): Promise<void>
}
