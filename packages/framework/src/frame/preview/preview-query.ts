/** Path of the preview screen, without a language prefix. */
export const previewPath = '/preview'

/** Whether a path is that of the preview screen, in any language. */
export function isPreviewPath(pathname: string): boolean {
  return /^(?:\/[a-z0-9-]+)?\/preview$/.test(pathname)
}

/** Maximum length of a preview token, in characters. */
const maxTokenLength = 2000

/** Returns the preview token of a query, trimmed; undefined if it is missing, empty or too long. */
export function previewToken(query: URLSearchParams): string | undefined {
  const token = query.get('previewToken')?.trim() ?? ''
  return token === '' || token.length > maxTokenLength ? undefined : token
}

/** Returns a URL without the query parameters of a preview. */
export function withoutPreview(address: string | URL): URL {
  const url = new URL(address)
  for (const name of ['previewToken', 'previewUID', 'token', 'documentId'])
    url.searchParams.delete(name)
  return url
}

/**
 * Returns the redirect of a document request with a preview token to the preview screen, with the original path in `to`.
 * Undefined without a token.
 */
export function previewRedirect(url: URL): string | undefined {
  if (isPreviewPath(url.pathname) || previewToken(url.searchParams) === undefined) return undefined
  const wanted = new URLSearchParams({ previewToken: url.searchParams.get('previewToken') ?? '' })
  const uid = url.searchParams.get('previewUID')
  if (uid !== null) wanted.set('previewUID', uid)
  const page = withoutPreview(url)
  wanted.set('to', page.pathname + page.search)
  return `${previewPath}?${wanted}`
}
