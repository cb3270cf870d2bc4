/**
 * One part of the state that a browser keeps under `app-state` (Spec §3). Its owner says what it is
 * before anything happened, how it is read back from what may be anything, and what of it is kept.
 */
export interface StatePart<T> {
  readonly initial: T
  /**
   * Parses a stored value. Storage may contain data of other versions, other tabs or users, so any input results in a
   * complete value. For changes from other tabs, `current` is this tab's value, which may contain parts that are only
   * in memory.
   */
  readonly read: (stored: unknown, current?: T) => T
  /**
   * Puts what another tab stored and this tab's own value together. A browser may show one tab's write
   * to another late: a tab that has not seen it yet writes an older value over it. Where the result is
   * not `stored`, it is stored again. Left out, what is stored counts.
   */
  readonly merge?: (stored: T, current: T) => T
  /** Returns the stored form of a value, without parts that must stay in memory. Undefined stores nothing. */
  readonly write: (value: T) => unknown
}
