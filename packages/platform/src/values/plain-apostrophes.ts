/** Typographic apostrophes as plain ones (Spec §5). */
export function plainApostrophes(text: string): string {
  return text.replaceAll(/[\u2018\u2019\u201B\u02BC]/g, "'")
}
