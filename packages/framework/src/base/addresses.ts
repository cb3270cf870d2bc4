/** Parses an address; null if it is invalid. `URL.parse` is newer than the oldest supported browsers. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Whether a path of the site is a file and not a page, such as `/media/logo.svg`, `/rss.xml` or `/totals.json`. */
export function isFilePath(href: string): boolean {
  return /^\/(?:media|assets)\/|\.(?:xml|txt|json|svg|js)(?:[?#]|$)/.test(href)
}

/** Whether a path equals one of `starts` or is below one. The query and the hash are ignored. */
export function isPathBelow(href: string, starts: readonly string[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  return starts.some((start) => path === start || path.startsWith(`${start}/`))
}

/**
 * Removes the language prefix from a path: `/about` for `/cy/about` with base `/cy`.
 *
 * @param base - for example `/cy`; '' or `/` if there is none
 */
export function pathWithoutLanguage(path: string, base: string): string {
  if (base === '' || base === '/' || !isPathBelow(path, [base])) return path
  const rest = path.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The whole address of a path of the site in a language. The home page of `/cy` has no slash at its end. */
export function addressIn({ address }: Pick<LanguageLink, 'address'>, pathname: string): string {
  return pathname === '/' && (parseUrl(address)?.pathname ?? '/') !== '/'
    ? address
    : address + pathname
}

/** A language that the site is in, for its switch and for search engines. */
export interface LanguageLink {
  /** BCP 47. */
  readonly tag: string
  /** The language's name in that language. */
  readonly name: string
  /** URL prefix of its pages: an origin, and a path such as `/cy`. */
  readonly address: string
  /** Paths of pages that are not translated into it. */
  readonly missing: readonly string[]
}

/** Path of the accessibility statement, unless the site leaves it out. */
export const statementPath = '/accessibility-statement'
