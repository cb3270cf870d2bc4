/** Identity of a document, for editors. */
export interface DocumentRef {
  /** ID of the custom type, such as `internal_page`. */
  readonly type: string
  /** Slug of the document within its type; empty if it has none. */
  readonly uid: string
  /** The CMS's ID. */
  readonly id: string
}

/** A problem in a content document. */
export interface ContentProblem {
  readonly document: DocumentRef
  /** Field in the CMS's names, such as `content[2].items[0].amount`; empty for the whole document. */
  readonly field: string
  /** Description of the problem, for editors. */
  readonly problem: string
}

/**
 * Thrown for an invalid document. The message is one sentence with the document, the field and the problem.
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
    super(describeProblem({ document, field, problem }), options)
    this.document = document
    this.field = field
    this.problem = problem
  }
}

/** Formats a problem as one sentence with document, field and problem. */
export function describeProblem({ document, field, problem }: ContentProblem): string {
  const name = `${document.type}/${document.uid === '' ? document.id : document.uid}`
  return field === '' ? `${name}: ${problem}` : `${name}, ${field}: ${problem}`
}

/** Reason why the CMS cannot be read. */
export type UnavailableReason =
  /** No connection, or a broken one. */
  | 'unreachable'
  /** No response in time. */
  | 'timeout'
  /** No repository at the configured URL. */
  | 'no-repository'
  /** Private repository, with a missing or invalid access token. */
  | 'forbidden'
  /** Unknown or expired ref, such as a preview token. */
  | 'no-such-ref'
  /** An error response, or a response that does not come from a CMS. */
  | 'bad-response'

/** Thrown if the CMS cannot be read. A broken document is a {@link ContentError} and a missing one is `undefined`. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError' as const
  readonly reason: UnavailableReason
  /** Configured endpoint without access token, or the content folder. */
  readonly endpoint: string

  /** @param options.what - start of the message. @default 'The CMS' */
  constructor(
    { reason, endpoint, detail }: { reason: UnavailableReason; endpoint: string; detail: string },
    { what = 'The CMS', ...options }: ErrorOptions & { readonly what?: string } = {},
  ) {
    super(`${what} at ${endpoint} cannot be read: ${detail}`, options)
    this.reason = reason
    this.endpoint = endpoint
  }
}
