/**
 * The preview that an address asks for: the query `previewToken`, with `previewUID`, or the content
 * service's own link with `token` and `documentId` (decisions.md). Undefined when it asks for none.
 */
export function previewRequest(
  query: URLSearchParams,
): { previewToken: string; previewUID?: string } | undefined {
  const own = query.get('previewToken')?.trim() ?? ''
  if (own !== '') return named(own, query.get('previewUID'))
  const token = query.get('token')?.trim() ?? ''
  return token === '' ? undefined : named(token, query.get('documentId'))
}

function named(previewToken: string, uid: string | null) {
  const previewUID = uid?.trim() ?? ''
  return previewUID === '' ? { previewToken } : { previewToken, previewUID }
}
