/**
 * Returns the proxied URL of an image or font, so that third parties don't learn of visits (decisions: consent). It
 * contains the source in plain text, which compresses well. The proxy only fetches from allowed hosts.
 *
 * @param source - an absolute http(s) URL; others are returned unchanged
 */
export function mediaAddress(source: string): string {
  const url = URL.parse(source)
  if (url === null || !isCarried(url)) return source
  const { protocol, host, pathname, search, hash } = url
  return `/media/${protocol.slice(0, -1)}/${host}${quiet(pathname + search + hash)}`
}

/** Widths in which an image resizer provides images, in pixels. */
export const imageWidths: readonly number[] = [320, 640, 960, 1280, 1920]

/** The source that an address of {@link mediaAddress} carries, or undefined when it carries none. */
export function mediaSource({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): URL | undefined {
  const [, protocol, host, path] = /^\/media\/(https?)\/([^/]+)(\/.*)$/.exec(pathname) ?? []
  if (protocol === undefined || host === undefined) return undefined
  const url = URL.parse(`${protocol}://${host}${path}${search}`)
  return url !== null && isCarried(url) ? url : undefined
}

/** Whether a URL can be proxied: http(s) without credentials, which a media path must not carry. */
function isCarried({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** Addresses are in attributes and in styles: what would mean something there is written otherwise. */
function quiet(text: string): string {
  return text.replaceAll(
    /["'()\\<>\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}
