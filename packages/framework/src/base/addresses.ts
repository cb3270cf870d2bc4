/** Parses a URL; null if it is invalid. For browsers without `URL.parse`. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Whether a path is that of a file rather than a page, such as `/media/logo.svg`, `/rss.xml` or `/totals.json`. */
export function isFilePath(href: string): boolean {
  return /^\/(?:media|assets)\/|\.(?:xml|txt|json|svg|js)(?:[?#]|$)/.test(href)
}

/** Whether a path equals one of `starts` or is below one of them. Ignores the query and the fragment. */
export function isPathBelow(href: string, starts: readonly string[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  return starts.some((start) => path === start || path.startsWith(`${start}/`))
}

/**
 * Removes a base path, such as a language prefix, from a path: `/about` for `/cy/about` with base `/cy`.
 *
 * @param base - for example `/cy`; `''` or `/` to return the path unchanged
 */
export function removeBasePath(path: string, base: string): string {
  if (base === '' || base === '/' || !isPathBelow(path, [base])) return path
  const rest = path.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Returns the absolute URL of a page in a language. The home page of a language with a prefix has no trailing slash. */
export function getLanguageUrl(
  { address }: Pick<LanguageLink, 'address'>,
  pathname: string,
): string {
  return pathname === '/' && (parseUrl(address)?.pathname ?? '/') !== '/'
    ? address
    : address + pathname
}

/** Link to the site in one of its languages, for the language switch and `hreflang`. */
export interface LanguageLink {
  /** BCP 47 language tag. */
  readonly tag: string
  /** Native name of the language. */
  readonly name: string
  /** Absolute URL of the home page in this language, without a trailing slash, such as `https://example.org/cy`. */
  readonly address: string
  /** Paths of pages that have no translation in this language. */
  readonly missing: readonly string[]
}

export const accessibilityStatementPath = '/accessibility-statement'
