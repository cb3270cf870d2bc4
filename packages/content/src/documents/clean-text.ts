/** What HTML changes on its way, or cannot carry at all: NUL, carriage returns, halves of a character. */
// oxlint-disable-next-line no-control-regex -- NUL is what this is about
const unclean = /[\0\r\p{Surrogate}]/u

/** Deeper than any document that is shown. */
const deepest = 100

/**
 * Text as a page can carry it, so that the server's markup and the browser's page say the same: without
 * NUL, with line feeds as the ends of lines, and with U+FFFD for halves of surrogate pairs. Clean text is
 * given back as it is.
 */
export function cleanText(text: string): string {
  if (!unclean.test(text)) return text
  return text
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

/**
 * A value of JSON with every text in it clean; see {@link cleanText}. Names stay as they are, and so does
 * what is nested deeper than a hundred times. Never changes what it is given: where nothing is to be
 * cleaned, the same value comes back.
 */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  let isChanged = false
  const clean = (inner: unknown): unknown => {
    const cleaned = cleanTexts(inner, depth + 1)
    isChanged ||= cleaned !== inner
    return cleaned
  }
  if (Array.isArray(value)) {
    const items = value.map(clean)
    return isChanged ? items : value
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, clean(inner)] as const)
  return isChanged ? Object.fromEntries(entries) : value
}
