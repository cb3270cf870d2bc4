/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  /** The header's lines without the first. */
  headers: readonly string[]
  body: string
}

/**
 * Reads the answers in what a server sent: chunked, of a length, or until the end. What cannot be read as an
 * answer ends the list.
 */
export function readAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  let at = 0
  while (at < bytes.length) {
    const headEnd = bytes.indexOf('\r\n\r\n', at)
    if (headEnd < 0) break
    const [first = '', ...headers] = bytes.toString('latin1', at, headEnd).split('\r\n')
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN)
    if (Number.isNaN(status)) break
    at = headEnd + 4
    const { body, next } = readBody(bytes, at, { status, headers })
    at = next
    // Interim answers are no answers.
    if (status >= 200) answers.push({ status, headers, body })
  }
  return answers
}

function readBody(
  bytes: Buffer,
  start: number,
  { status, headers }: { status: number; headers: readonly string[] },
): { body: string; next: number } {
  if (status < 200 || status === 204 || status === 304) return { body: '', next: start }
  if (headerOf(headers, 'transfer-encoding') === 'chunked') return readChunks(bytes, start)
  const length = headerOf(headers, 'content-length')
  const next = length === undefined ? bytes.length : Math.min(bytes.length, start + Number(length))
  return { body: bytes.toString('utf8', start, next), next }
}

function readChunks(bytes: Buffer, start: number): { body: string; next: number } {
  const parts: Buffer[] = []
  let at = start
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size =
      lineEnd < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    if (Number.isNaN(size)) break
    if (size === 0) {
      at = lineEnd + 4
      break
    }
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
    if (at >= bytes.length) break
  }
  return { body: Buffer.concat(parts).toString('utf8'), next: Math.min(at, bytes.length) }
}

/** The first value of a header; undefined where there is none. */
export function headerOf(headers: readonly string[], name: string): string | undefined {
  const line = headers.find((each) => each.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim()
}
