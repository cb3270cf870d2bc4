type Fetch = typeof globalThis.fetch

const maxRedirects = 5

/** axios keeps every fetch function that it has seen, so each has one guard. */
const guards = new WeakMap<Fetch, Fetch>()

/**
 * Wraps a fetch function of the platform's calls. Bodies have a size limit. On servers, a redirect is followed only for reads and
 * within the origin, because `fetch` would send the API key along to any other; any other redirect is the response.
 */
export function guardFetch(fetch: Fetch): Fetch {
  const guard = guards.get(fetch) ?? createGuard(fetch)
  guards.set(fetch, guard)
  return guard
}

function createGuard(fetch: Fetch): Fetch {
  return async (input, init) => {
    // Browsers do not show where a redirect leads, and ask the other origin before they send the key.
    if ('document' in globalThis) return limitBody(await fetch(input, init))
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    let response = await fetch(input, { ...init, redirect: 'manual' })
    let from = input instanceof Request ? input.url : String(input)
    for (let count = 0; count < maxRedirects && /^(?:GET|HEAD)$/i.test(method); count += 1) {
      const location = response.status >= 300 && response.headers.get('location')
      if (!location) break
      const to = new URL(location, from)
      if (to.origin !== new URL(from).origin) break
      await response.body?.cancel()
      const { headers, signal } = input instanceof Request ? input : (init ?? {})
      response = await fetch(to.href, {
        ...init,
        method,
        ...(headers && { headers }),
        ...(signal && { signal }),
        redirect: 'manual',
      })
      from = to.href
    }
    return limitBody(response)
  }
}

/** Maximum size of a response body after decompression, in bytes. */
const maxBodyBytes = 10_000_000

/** Statuses whose responses have no body. Chromium gives them an empty stream, with which no other response can be made. */
const withoutBody: readonly number[] = [204, 205, 304]

/** Returns a response whose body fails as soon as it is longer than `maxBodyBytes`, however well it was compressed. */
function limitBody(response: Response): Response {
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
