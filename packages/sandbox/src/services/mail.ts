/** A mail that the real platform would send. The sandbox sends none. */
export interface Mail {
  /** Whom it is for: an address, or who it is in words. */
  readonly to: string
  readonly subject: string
  readonly text: string
}
