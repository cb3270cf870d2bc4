import type { ExpireReads } from './create-expiry.ts'

/** Tells other processes of the same site what has become old, and hears it from them. */
export interface ExpiryNews {
  /** Tells all others, not this process. Nobody waits for it; what cannot be told is lost. */
  readonly tell: ExpireReads
  /** Calls the listener for each message of another process. A second listener replaces the first. */
  hear(listener: ExpireReads): void
}
