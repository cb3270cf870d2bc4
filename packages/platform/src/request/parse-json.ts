/** Matches escaped characters that HTML normalises or cannot contain: NUL, carriage return, surrogates. */
const unsafeEscapes = /\\(?:r|u(?:0000|000d|d[89a-f]))/i
const lineBreaks = /\r\n?/g
const loneSurrogates = /\p{Surrogate}/gu

/**
 * Parses JSON, and cleans its strings so that they survive HTML: removes NUL, and replaces CR and CRLF with LF, and lone surrogates with
 * U+FFFD. Otherwise the server's markup would not match the browser's.
 *
 * @throws SyntaxError if the JSON is invalid
 */
export function parseJson(text: string): unknown {
  return unsafeEscapes.test(text)
    ? JSON.parse(text, (_name, value) => clean(value))
    : JSON.parse(text)
}

/** Parses a response body as JSON. Returns text that is not JSON unchanged. */
export function parseJsonOrText(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return parseJson(body)
  } catch {
    return body
  }
}

function clean(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll('\0', '').replace(lineBreaks, '\n').replace(loneSurrogates, '\uFFFD')
    : value
}
