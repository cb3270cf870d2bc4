/** Letters, digits and dashes only, in lower case; accents fall away. '' when nothing is left. */
export function toShortName(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '')
}
