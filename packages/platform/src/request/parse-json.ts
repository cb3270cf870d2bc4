/** Matches escapes of characters that HTML changes or cannot contain: NUL, carriage return, lone surrogates. */
const suspect = /\\(?:r|u(?:0000|000d|d[89a-f]))/i
const ends = /\r\n?/g
const halves = /\p{Surrogate}/gu

/**
 * Parses JSON with texts that survive HTML: without NUL, with LF as line break, and with U+FFFD for lone surrogates. Otherwise
 * server markup and browser would differ.
 *
 * @throws SyntaxError for invalid JSON
 */
export function parseJson(text: string): unknown {
  return suspect.test(text) ? JSON.parse(text, (_name, value) => clean(value)) : JSON.parse(text)
}

/** Parses a response body. Text that is not JSON is returned unchanged. */
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
