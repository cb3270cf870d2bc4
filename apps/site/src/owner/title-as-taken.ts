/**
 * A title as an update of a page takes it: plain apostrophes, and nothing but word characters of every
 * script, spaces, apostrophes, commas and hyphens (Spec §5). The platform client cleans what it sends;
 * this shows the owner beforehand.
 */
export function titleAsTaken(typed: string): string {
  return typed
    .replaceAll(/[\u2018\u2019\u201B\u02BC]/g, "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s',-]/gu, '')
    .trim()
}
