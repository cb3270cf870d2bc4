/**
 * Makes an address of a name: its letters and figures, in lower case. '' if it has none.
 *
 * @param longest - characters
 */
export function slugOf(name: string, longest: number): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')
}
