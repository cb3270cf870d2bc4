/**
 * An address made of a name: what of it may be in one, in lower case. '' when nothing is left.
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
