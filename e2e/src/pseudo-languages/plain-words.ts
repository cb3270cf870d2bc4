const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * The words of a text that no pseudo-language wrote: those of two plain letters and more that are outside its brackets.
 * What fills a placeholder is inside them. A bracket that is opened and not closed, or closed and not opened, is of a
 * text that was cut.
 */
export function plainWords(text: string): string[] {
  let rest = text.replaceAll(directionMarks, '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/\[[^[\]]*\]/g, ' ')
  }
  return (
    rest
      .replace(/^[^[\]]*\]/, ' ')
      .replace(/\[[^[\]]*$/, ' ')
      .match(/[A-Za-z]{2,}/g) ?? []
  )
}
