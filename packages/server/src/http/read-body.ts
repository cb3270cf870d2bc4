/**
 * Reads a body as far as a limit: one that is longer is given up while it comes, so that it is never in
 * memory. What counts are the bytes after decoding.
 *
 * @param maximumBytes - the largest body that is taken
 * @returns undefined when there is more than that. The rest stays unread: of an answer, cancel the body
 * @throws what reading throws: the connection broke, or the time was up
 */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  maximumBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > maximumBytes) return undefined
  if (body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read part by part
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > maximumBytes) return undefined
      parts.push(value)
    }
  } finally {
    reader.releaseLock()
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
