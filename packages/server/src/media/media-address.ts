/**
 * Returns the proxied URL of an image or font, so that visitors' browsers do not contact third parties (decisions: consent).
 * It contains the source URL in plain text, which compresses well. The proxy fetches from allowed hosts only.
 *
 * @param source - an absolute http(s) URL without credentials; others are returned unchanged
 */
export function getMediaUrl(source: string): string {
  const url = URL.parse(source)
  if (url === null || !isProxyable(url)) return source
  const { protocol, host, pathname, search, hash } = url
  return `/media/${protocol.slice(0, -1)}/${host}${escapeUrl(pathname + search + hash)}`
}

/** Widths that an image resizer supports, in px. */
export const imageWidths: readonly number[] = [320, 640, 960, 1280, 1920]

/** Returns the source URL that a URL of {@link getMediaUrl} contains; undefined for any other URL. */
export function parseMediaSource({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): URL | undefined {
  const [, protocol, host, path] = /^\/media\/(https?)\/([^/]+)(\/.*)$/.exec(pathname) ?? []
  if (protocol === undefined || host === undefined) return undefined
  const url = URL.parse(`${protocol}://${host}${path}${search}`)
  return url !== null && isProxyable(url) ? url : undefined
}

/** Whether a URL can be proxied: it is http(s) and has no credentials, which must not appear in the page. */
function isProxyable({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** Percent-encodes the characters that have a meaning in HTML attributes and CSS `url()`. */
function escapeUrl(text: string): string {
  return text.replaceAll(
    /["'()\\<>\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}
