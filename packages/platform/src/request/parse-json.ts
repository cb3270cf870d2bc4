/** Escapes of what HTML changes on its way or cannot carry: NUL, carriage returns, halves of a character. */
const suspect = /\\(?:r|u(?:0000|000d|d[89a-f]))/i
const ends = /\r\n?/g
const halves = /\p{Surrogate}/gu

/**
 * JSON as its value, with its texts as a page can carry them: without NUL, with line feeds as the ends of
 * lines, and with U+FFFD for halves of surrogate pairs. So a page's markup and its browser say the same.
 *
 * @throws SyntaxError when the text is no JSON
 */
export function parseJson(text: string): unknown {
  return suspect.test(text) ? JSON.parse(text, (_name, value) => clean(value)) : JSON.parse(text)
}

/** Parses a response body. Text that is not JSON stays text. */
export function jsonOrText(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return parseJson(body)
  } catch {
    return body
  }
}

function clean(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll('\0', '').replace(ends, '\n').replace(halves, '\uFFFD')
    : value
}
