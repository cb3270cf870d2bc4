/** Path of the preview screen, without a language prefix. */
export const previewPath = '/preview'

/** Whether a path is that of the preview screen, in any language. */
export function isPreviewPath(pathname: string): boolean {
  return /^(?:\/[a-z0-9-]+)?\/preview$/.test(pathname)
}

/** Maximum length of a preview token, in characters. */
const maxTokenLength = 2000

/** Returns the preview token of a query, trimmed; undefined if it is missing, empty or too long. */
export function getPreviewToken(query: URLSearchParams): string | undefined {
  const token = query.get('previewToken')?.trim() ?? ''
  return token === '' || token.length > maxTokenLength ? undefined : token
}

/** Returns a URL without the query parameters of a preview. */
export function removePreviewQuery(address: string | URL): URL {
  const url = new URL(address)
  for (const name of ['previewToken', 'previewUID', 'token', 'documentId'])
    url.searchParams.delete(name)
  return url
}

/**
 * Returns the URL of the preview screen for a URL with a preview token. Its query contains the original path as `to`.
 * Undefined without a token.
 */
export function getPreviewRedirect(url: URL): string | undefined {
  if (isPreviewPath(url.pathname) || getPreviewToken(url.searchParams) === undefined)
    return undefined
  const wanted = new URLSearchParams({ previewToken: url.searchParams.get('previewToken') ?? '' })
  const uid = url.searchParams.get('previewUID')
  if (uid !== null) wanted.set('previewUID', uid)
  const page = removePreviewQuery(url)
  wanted.set('to', page.pathname + page.search)
  return `${previewPath}?${wanted}`
}
