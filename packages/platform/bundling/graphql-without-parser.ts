/**
 * What graphql-request takes from graphql, without its parser and printer: our documents are texts,
 * and with `excludeOperationName` neither of the two is ever called for a text.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

/** graphql-request catches this and sends the text as it is. */
export function parse(): never {
  throw new Error('Documents are sent as texts')
}

export const print = String
