import type { ExpireReads } from './create-expiry.ts'

/** Exchanges invalidations with other processes of the same site. */
export interface ExpiryNews {
  /** Publishes to all other processes. Fire and forget: undelivered messages are lost. */
  readonly tell: ExpireReads
  /** Calls the listener for each message from another process. A second listener replaces the first. */
  hear(listener: ExpireReads): void
}
