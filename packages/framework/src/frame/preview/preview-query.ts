/** The path of the screen that loads previews, in a language. */
export const previewPath = '/preview'

/** Whether a path is the preview screen's, in any language. */
export function isPreviewPath(pathname: string): boolean {
  return /^(?:\/[a-z0-9-]+)?\/preview$/.test(pathname)
}

/** The longest ref that is taken for one. */
const longestToken = 2000

/** The preview's ref in an address; undefined when there is none. */
export function previewToken(query: URLSearchParams): string | undefined {
  const token = query.get('previewToken')?.trim() ?? ''
  return token === '' || token.length > longestToken ? undefined : token
}

/** The same address without what belongs to a preview. */
export function withoutPreview(address: string | URL): URL {
  const url = new URL(address)
  for (const name of ['previewToken', 'previewUID', 'token', 'documentId'])
    url.searchParams.delete(name)
  return url
}

/**
 * Returns the redirect of a document request with a preview ref: to the screen that loads the draft, with the original
 * path. Undefined if the request has no preview ref.
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
