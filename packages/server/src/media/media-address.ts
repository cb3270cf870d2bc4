/**
 * Pictures and fonts that content names are served from the site's own origin, so that a visit is
 * known to nobody else (decisions: consent). The address carries the source in plain words, which pack
 * well in a page that names many; the server only fetches from hosts it was told about.
 *
 * @param source - an absolute http(s) address; anything else is given back as it is
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

/** A name and a password are nobody else's business. */
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
