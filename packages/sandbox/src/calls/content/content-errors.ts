import { jsonAnswer } from '../../http/answers.ts'
import type { BrokenDocument } from '../../content/document-file.ts'
import type { PredicateError } from './predicates.ts'

/** Envelope E10 (wire contract §1.7, §2.8.3). */
export function contentError(status: number, type: string, message: string): Response {
  return jsonAnswer({ type, message }, status)
}

/** A bad parameter. */
export function validationProblem(message: string): Response {
  return contentError(400, 'api_validation_error', message)
}

/** A broken predicate, with its place. */
export function parsingError(error: PredicateError, query: string): Response {
  return jsonAnswer(
    {
      type: 'parsing-error',
      message: error.message,
      line: 1,
      column: error.column,
      id: 0,
      location: query,
    },
    400,
  )
}

/** An unknown repository has no typed error: the service does not know whose it would be. */
export function unknownRepository(name: string): Response {
  return jsonAnswer({ message: `The repository "${name}" does not exist` }, 404)
}

/** The asked document's file is not what a document must be; an editor can act on the message. */
export function documentError({ type, uid, problem }: BrokenDocument): Response {
  return jsonAnswer(
    {
      type: 'content_document_error',
      message: `${type}/${uid}: ${problem}`,
      document: { type, uid },
    },
    500,
  )
}
