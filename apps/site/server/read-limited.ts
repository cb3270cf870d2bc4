/**
 * The body of an answer, as far as a limit: one that is longer is given up while it comes, so that it
 * never stands in memory. What counts are the bytes after decoding.
 *
 * @returns undefined when there are more bytes than `maxBytes`
 * @throws what reading throws: the connection broke, or the time was up
 */
export async function readLimited(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { body, headers } = response
  if (Number(headers.get('content-length')) > maxBytes) {
    await body?.cancel()
    return undefined
  }
  if (body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of body) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
