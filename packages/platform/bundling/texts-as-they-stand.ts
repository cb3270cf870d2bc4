/** What graphql-request makes of a document that is a text, with `excludeOperationName`: nothing is looked for in it. */
export function analyzeDocument(expression: string) {
  return { expression, isMutation: false, operationName: undefined }
}
