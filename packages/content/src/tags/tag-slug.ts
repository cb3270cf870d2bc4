/**
 * A tag's name or value as it is in an address: small letters and digits of any script, dashes
 * between words; empty when nothing is left. `Wrackley Bay` gives `wrackley-bay`.
 */
export function tagSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
