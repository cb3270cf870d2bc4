/** Identity of a document, for messages to editors. */
export interface DocumentRef {
  /** ID of the custom type, such as `internal_page`. */
  readonly type: string
  /** Slug of the document within its type; empty if it has none. */
  readonly uid: string
  /** ID in the CMS. */
  readonly id: string
}

/** A problem in a content document. */
export interface ContentProblem {
  readonly document: DocumentRef
  /** Path in the CMS's field names, such as `content[2].items[0].amount`; empty for the whole document. */
  readonly field: string
  /** Description of the problem, written for editors. */
  readonly problem: string
}

/**
 * Thrown for an invalid document. The message names the document, the field and the problem.
 *
 * @example
 * ```ts
 * // internal_page/about, content[2].items[0].amount: expected a number above 0, found "lots"
 * ```
 */
export class ContentError extends Error implements ContentProblem {
  override readonly name = 'ContentError' as const
  readonly document: DocumentRef
  readonly field: string
  readonly problem: string

  constructor({ document, field, problem }: ContentProblem, options?: ErrorOptions) {
    super(formatContentProblem({ document, field, problem }), options)
    this.document = document
    this.field = field
    this.problem = problem
  }
}

/** Formats a problem on one line: document, field and problem. */
export function formatContentProblem({ document, field, problem }: ContentProblem): string {
  const name = `${document.type}/${document.uid === '' ? document.id : document.uid}`
  return field === '' ? `${name}: ${problem}` : `${name}, ${field}: ${problem}`
}

/** Reason why content cannot be read. */
export type UnavailableReason =
  /** No connection, or the connection failed. */
  | 'unreachable'
  /** No response within the timeout. */
  | 'timeout'
  /** There is no repository at the configured URL. */
  | 'no-repository'
  /** The repository is private, and the access token is missing or invalid. */
  | 'forbidden'
  /** The ref, for example a preview token, is unknown or has expired. */
  | 'no-such-ref'
  /** An error response, or a response that does not come from a CMS. */
  | 'bad-response'

/** Thrown if content cannot be read. Not for an invalid document ({@link ContentError}) or a missing one (`undefined`). */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError' as const
  readonly reason: UnavailableReason
  /** Endpoint, without the access token, or content folder. */
  readonly endpoint: string

  /** @param options.what - subject of the message. @default 'The CMS' */
  constructor(
    { reason, endpoint, detail }: { reason: UnavailableReason; endpoint: string; detail: string },
    { what = 'The CMS', ...options }: ErrorOptions & { readonly what?: string } = {},
  ) {
    super(`${what} at ${endpoint} cannot be read: ${detail}`, options)
    this.reason = reason
    this.endpoint = endpoint
  }
}
