/** Sentences by their keys. Features that a first view does not need keep a catalogue of their own. */
export type Catalogue = Readonly<Record<string, string>>

/** A catalogue with a site's own words in place of some. */
export function withOverrides<C extends Catalogue>(
  catalogue: C,
  overrides: Catalogue,
): Readonly<Record<keyof C, string>> {
  const entries = Object.entries(catalogue).map(([key, text]) => [
    key,
    Object.hasOwn(overrides, key) ? overrides[key] : text,
  ])
  return Object.fromEntries(entries) as Readonly<Record<keyof C, string>>
}
