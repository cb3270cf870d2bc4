/**
 * One part of the state that is stored under `app-state` (Spec §3): its initial value, and how it is parsed, merged and
 * serialised.
 */
export interface StatePart<T> {
  readonly initial: T
  /**
   * Parses a stored value. Storage may contain data of other versions, other tabs or users, so any input must result in a
   * complete value. For changes by other tabs, `current` is this tab's value, which may contain data that is only in memory.
   */
  readonly read: (stored: unknown, current?: T) => T
  /**
   * Merges a value stored by another tab with this tab's value. Browsers may deliver a tab's write late, so that another tab
   * overwrites it with an older value. A result other than `stored` is written back. @default `stored`
   */
  readonly merge?: (stored: T, current: T) => T
  /** Returns the stored form of a value, without parts that must stay in memory. Undefined removes it from storage. */
  readonly write: (value: T) => unknown
}
