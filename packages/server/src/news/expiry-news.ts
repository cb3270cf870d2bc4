import type { Expire } from '../reads/create-expiry.ts'

/** Tells other processes of the same site what has become old, and hears it from them. */
export interface ExpiryNews {
  /** Tells all others, not this process. Nobody waits for it; what cannot be told is lost. */
  readonly tell: Expire
  /** From then on, whoever else tells something is heard. One listener; another takes its place. */
  hear(listener: Expire): void
  /** Ends the connections. */
  stop(): Promise<void>
}
