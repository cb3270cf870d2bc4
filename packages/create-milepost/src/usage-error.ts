/** A wrong option or answer; the message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError' as const
}
