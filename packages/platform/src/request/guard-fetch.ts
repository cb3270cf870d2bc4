type Fetch = typeof globalThis.fetch

const maxRedirects = 5

/** axios caches every fetch function it has seen, so each gets one guard. */
const guards = new WeakMap<Fetch, Fetch>()

/**
 * Wraps a fetch function. Bodies have a size limit. On servers, redirects are followed only for reads within the origin, because
 * `fetch` would send the API key to other origins. Any other redirect is returned.
 */
export function guardFetch(fetch: Fetch): Fetch {
  const guard = guards.get(fetch) ?? createGuard(fetch)
  guards.set(fetch, guard)
  return guard
}

function createGuard(fetch: Fetch): Fetch {
  return async (input, init) => {
    // Browsers hide the target of redirects, and send no key to another origin without CORS.
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

/** Statuses without a body. Chromium gives them an empty stream, which `new Response` rejects. */
const withoutBody: readonly number[] = [204, 205, 304]

/** Returns a response whose body fails once it exceeds `maxBodyBytes` after decompression. */
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
