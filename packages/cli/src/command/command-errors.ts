/** A command line that nobody can follow; the message is for the person who typed it. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError' as const
}

/** What was asked for cannot be done. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError' as const
  /** What to do about it, as a sentence. */
  readonly next: string

  constructor(message: string, next: string, options?: ErrorOptions) {
    super(message, options)
    this.next = next
  }
}
