/** Maximum size of a response body after decompression, in bytes. */
const maxBodyBytes = 10_000_000

/** Statuses whose responses have no body. Chromium gives them an empty stream, with which no other response can be made. */
const withoutBody: readonly number[] = [204, 205, 304]

/** Thrown for a response that is larger than the limit. */
export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge' as const
}

/**
 * Reads the body of a response up to the size limit, however well it was compressed.
 *
 * @throws ResponseTooLarge before more than the limit is in memory
 */
export async function limitBody(response: Response): Promise<Response> {
  const { body, status, statusText, headers } = response
  if (body === null || withoutBody.includes(status)) return response
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBodyBytes) {
      await reader.cancel()
      throw new ResponseTooLarge(`The response is larger than ${maxBodyBytes} bytes`)
    }
    parts.push(part.value)
  }
  return new Response(new Blob(parts), { status, statusText, headers })
}
