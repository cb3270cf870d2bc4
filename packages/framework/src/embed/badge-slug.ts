/**
 * The name before `.svg` at the end of an address.
 *
 * @returns undefined where there is none, or another ending, and for what no page can be called: dots or blanks alone
 */
export function badgeSlug(file: string): string | undefined {
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : ''
  return /^[.\s]*$/.test(name) ? undefined : name
}
