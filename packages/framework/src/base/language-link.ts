/** A language that the site is in, for its switch and for search engines. */
export interface LanguageLink {
  /** BCP 47. */
  readonly tag: string
  /** The language's name in that language. */
  readonly name: string
  /** What the addresses of its pages begin with: an origin, and a path such as `/cy`. */
  readonly address: string
  /** Paths of pages that are not translated into it. */
  readonly missing: readonly string[]
}
