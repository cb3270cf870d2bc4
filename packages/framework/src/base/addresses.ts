/** Parses a URL; null if it is invalid. Replaces `URL.parse`, which the oldest supported browsers lack. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Whether a path of the site is a file rather than a page, such as `/media/logo.svg`, `/rss.xml` or `/totals.json`. */
export function isFilePath(href: string): boolean {
  return /^\/(?:media|assets)\/|\.(?:xml|txt|json|svg|js)(?:[?#]|$)/.test(href)
}

/** Whether a path is one of `starts` or below one of them. Ignores query and hash. */
export function isPathBelow(href: string, starts: readonly string[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  return starts.some((start) => path === start || path.startsWith(`${start}/`))
}

/**
 * Removes the language prefix from a path: `/about` for `/cy/about` with base `/cy`.
 *
 * @param base - for example `/cy`; `''` or `/` for the main language
 */
export function removeLanguage(path: string, base: string): string {
  if (base === '' || base === '/' || !isPathBelow(path, [base])) return path
  const rest = path.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Returns the absolute URL of a path in a language. The home page of a language with a prefix has no trailing slash. */
export function getLanguageUrl(
  { address }: Pick<LanguageLink, 'address'>,
  pathname: string,
): string {
  return pathname === '/' && (parseUrl(address)?.pathname ?? '/') !== '/'
    ? address
    : address + pathname
}

/** A language of the site, for the language switch and `hreflang` links. */
export interface LanguageLink {
  /** BCP 47 language tag. */
  readonly tag: string
  /** Native name of the language. */
  readonly name: string
  /** Absolute URL of its home page without a trailing slash, such as `https://example.org/cy`. */
  readonly address: string
  /** Paths of pages that have no translation in this language. */
  readonly missing: readonly string[]
}

/** Path of the accessibility statement. */
export const accessibilityStatementPath = '/accessibility-statement'
