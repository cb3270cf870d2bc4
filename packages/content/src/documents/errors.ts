/** Which document something was read from: enough for an editor to find it. */
export interface DocumentRef {
  /** The custom type's id, such as `internal_page`. */
  readonly type: string
  /** The document's own name inside its type; empty when it has none. */
  readonly uid: string
  /** The content service's id. */
  readonly id: string
}

/** Where and what is wrong in a content document. */
export interface ContentProblem {
  readonly document: DocumentRef
  /** The field as the document names it, such as `content[2].items[0].amount`; empty for the whole document. */
  readonly field: string
  /** What is wrong, in an editor's words. */
  readonly problem: string
}

/**
 * A content document that cannot be shown as it is. Its message is one sentence that names the
 * document, the field and the problem.
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

/** One sentence that names document, field and problem: an error's message, or a line in a log. */
export function describeProblem({ document, field, problem }: ContentProblem): string {
  const name = `${document.type}/${document.uid === '' ? document.id : document.uid}`
  return field === '' ? `${name}: ${problem}` : `${name}, ${field}: ${problem}`
}

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
