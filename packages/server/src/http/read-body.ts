/**
 * Reads a body up to a size limit. Stops as soon as the limit is exceeded, so an oversized body is never buffered. The limit
 * applies to the decoded bytes.
 *
 * @param maximumBytes - maximum size
 * @returns undefined if the body is larger. The rest of the body is then unread, so the caller must cancel that of a response
 * @throws the stream's error, for example if the connection breaks
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
