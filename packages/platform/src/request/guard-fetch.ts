type Fetch = typeof globalThis.fetch

const maxRedirects = 5

/** One guard per fetch function, because axios caches every function it is given. */
const guards = new WeakMap<Fetch, Fetch>()

/**
 * Wraps a fetch function to limit the size of response bodies and, on servers, redirects. `fetch` would send the API key to other
 * origins, so only redirects of reads to the same origin are followed. Other redirects are returned as the response.
 */
export function guardFetch(fetch: Fetch): Fetch {
  const guard = guards.get(fetch) ?? createGuard(fetch)
  guards.set(fetch, guard)
  return guard
}

function createGuard(fetch: Fetch): Fetch {
  return (input, init = {}) => {
    const { method = 'GET', headers, signal } = isRequest(input) ? input : init
    const options = { ...init, method, ...(headers && { headers }), ...(signal && { signal }) }
    const response = fetchLimited(fetch, input, options)
    return signal ? Promise.race([response, rejectOnAbort(signal)]) : response
  }
}

/** Not by `instanceof`: servers such as Hono's replace the global `Request`, and axios keeps the one that it found first. */
function isRequest(input: Parameters<Fetch>[0]): input is Request {
  return typeof input === 'object' && 'method' in input
}

/** Enforces timeouts and aborts if the application's fetch function ignores the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

async function fetchLimited(
  fetch: Fetch,
  input: Parameters<Fetch>[0],
  options: RequestInit & { method: string },
): Promise<Response> {
  // Browsers hide redirect targets, and without CORS permission never send the key to another origin.
  if ('document' in globalThis) return limitBody(await fetch(input, options))
  const manual: RequestInit = { ...options, redirect: 'manual' }
  let response = await fetch(input, manual)
  let from = isRequest(input) ? input.url : String(input)
  for (let count = 0; count < maxRedirects && /^(?:GET|HEAD)$/i.test(options.method); count += 1) {
    const location = response.status >= 300 && response.headers.get('location')
    if (!location) break
    const to = new URL(location, from)
    if (to.origin !== new URL(from).origin) break
    await response.body?.cancel()
    response = await fetch(to.href, manual)
    from = to.href
  }
  return limitBody(response)
}

/** Maximum size of a response body, in bytes, after decompression. */
const maxBodyBytes = 10_000_000

/** Statuses without a body. In Chromium, `body` is an empty stream then, which `new Response` rejects. */
const withoutBody: readonly number[] = [204, 205, 304]

/** Returns a response whose body fails to read once it exceeds `maxBodyBytes`. */
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
