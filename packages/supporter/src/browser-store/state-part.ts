/**
 * One part of the state that a browser keeps under `app-state` (Spec §3). Its owner says what it is
 * before anything happened, how it is read back from what may be anything, and what of it is kept.
 */
export interface StatePart<T> {
  readonly initial: T
  /**
   * Reads a stored value. Storage is written by other versions, other tabs and hands: whatever arrives,
   * a whole value comes out. What another tab wrote arrives with this tab's own value beside it, which
   * may contain what is only in memory.
   */
  readonly read: (stored: unknown, current?: T) => T
  /**
   * Puts what another tab stored and this tab's own value together. A browser may show one tab's write
   * to another late: a tab that has not seen it yet writes an older value over it. Where the result is
   * not `stored`, it is stored again. Left out, what is stored counts.
   */
  readonly merge?: (stored: T, current: T) => T
  /** What is stored of a value; leave out what must stay in memory. Undefined stores nothing. */
  readonly write: (value: T) => unknown
}
