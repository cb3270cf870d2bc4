/** Where media may be fetched from, and what can be asked of each source. */
export interface MediaSources {
  isAllowed: (source: URL) => boolean
  /** Whether a source changes pictures as the address asks for: sizes, formats, parts. */
  hasImageService: (source: URL) => boolean
}
