/** An invalid command line. The message is shown to the user. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError' as const
}

/** A failed command. The message and `next`, the next step, are shown to the user. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError' as const
  readonly next: string

  constructor(message: string, next: string, options?: ErrorOptions) {
    super(message, options)
    this.next = next
  }
}
