import type { DocumentRef } from './document-ref.ts'

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
