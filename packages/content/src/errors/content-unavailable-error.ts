/** Why nothing could be read from the content service. */
export type UnavailableReason =
  /** No connection, or it broke. */
  | 'unreachable'
  /** No answer in time. */
  | 'timeout'
  /** No such repository at the configured address. */
  | 'no-repository'
  /** The repository is private, and the access token is missing or wrong. */
  | 'forbidden'
  /** The ref asked for, such as a preview token, is unknown or has expired. */
  | 'no-such-ref'
  /** An answer that is an error, or that is not a content service's answer. */
  | 'bad-answer'

/**
 * The content service cannot be read just now, or not from here. Told apart from a document that is
 * broken ({@link ContentError}) and from one that does not exist (`undefined`).
 */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError' as const
  readonly reason: UnavailableReason
  /** The configured endpoint, without an access token; the folder, where content comes from files. */
  readonly endpoint: string

  /**
   * @param options.what - what cannot be read, at the start of a sentence. @default 'The content service'
   */
  constructor(
    { reason, endpoint, detail }: { reason: UnavailableReason; endpoint: string; detail: string },
    { what = 'The content service', ...options }: ErrorOptions & { readonly what?: string } = {},
  ) {
    super(`${what} at ${endpoint} cannot be read: ${detail}`, options)
    this.reason = reason
    this.endpoint = endpoint
  }
}
