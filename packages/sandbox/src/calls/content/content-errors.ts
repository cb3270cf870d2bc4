import { createJsonResponse } from '../../http/responses.ts'
import type { BrokenDocument } from '../../content/document-file.ts'
import type { PredicateError } from './predicates.ts'

/** Error response with envelope E10 (wire contract §1.7, §2.8.3). */
export function createContentErrorResponse(
  status: number,
  type: string,
  message: string,
): Response {
  return createJsonResponse({ type, message }, status)
}

/** Response to an invalid parameter. */
export function createInvalidParameterResponse(message: string): Response {
  return createContentErrorResponse(400, 'api_validation_error', message)
}

/** Response to an invalid predicate, with the position of the error. */
export function createPredicateErrorResponse(error: PredicateError, query: string): Response {
  return createJsonResponse(
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

/** Response for an unknown repository. Like the CMS's response, it has no `type`. */
export function createUnknownRepositoryResponse(name: string): Response {
  return createJsonResponse({ message: `The repository "${name}" does not exist` }, 404)
}

/** Response for a document whose file is invalid. The message is actionable for editors. */
export function createBrokenDocumentResponse({ type, uid, problem }: BrokenDocument): Response {
  return createJsonResponse(
    {
      type: 'content_document_error',
      message: `${type}/${uid}: ${problem}`,
      document: { type, uid },
    },
    500,
  )
}
