import type { ExpireReads } from './create-expiry.ts'

/** Exchanges cache invalidations with the other processes of a site. */
export interface InvalidationChannel {
  /** Publishes an invalidation to all other processes. Fire and forget: undelivered messages are lost. */
  readonly publish: ExpireReads
  /** Sets the listener for invalidations from other processes, replacing any previous one. */
  subscribe(listener: ExpireReads): void
}
