/**
 * Converts a name to a slug of lower-case letters, digits and hyphens; `''` if nothing is left.
 *
 * @param longest - maximum length, in characters
 */
export function slugify(name: string, longest: number): string {
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
