/** Maximum size of a response body after decompression, in bytes. */
const maxBodyBytes = 10_000_000

/** Statuses whose responses have no body. Chromium gives them an empty stream, with which no other response can be made. */
const withoutBody: readonly number[] = [204, 205, 304]

/** Returns a response whose body fails as soon as it is longer than `maxBodyBytes`, however well it was compressed. */
export function limitBody(response: Response): Response {
  const { body, status, statusText, headers } = response
  if (body === null || withoutBody.includes(status)) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes <= maxBodyBytes) controller.enqueue(chunk)
      else controller.error(new Error(`The response is larger than ${maxBodyBytes} bytes`))
    },
  })
  return new Response(body.pipeThrough(limit), { status, statusText, headers })
}
