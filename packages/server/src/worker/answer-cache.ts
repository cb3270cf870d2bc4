/** The part of a worker runtime's Cache API that this package uses. */
export interface AnswerCache {
  match: (request: Request) => Promise<Response | undefined>
  put: (request: Request, response: Response) => Promise<void>
}

export interface ResponseCacheOptions {
  /** Undefined if the runtime has none. Every request is then handled by the site. */
  readonly cache: AnswerCache | undefined
  /** Registers work that outlives the request. */
  readonly background: (work: Promise<unknown>) => void
}

type Answer = (request: Request) => Promise<Response>

/**
 * Caches responses with a public `s-maxage` in the runtime's cache, which all isolates in a data centre share. They are cached
 * uncompressed, because the runtime compresses what it sends. Cache failures are treated as misses.
 *
 * @returns a function that serves a request from the cache, or from its handler
 */
export function cacheResponses({
  cache,
  background,
}: ResponseCacheOptions): (request: Request, answer: Answer) => Promise<Response> {
  if (cache === undefined) return (request, answer) => answer(request)

  async function keep(key: Request, answer: Answer): Promise<void> {
    const plain = await answer(key)
    if (isCacheable(plain)) await cache?.put(key, plain)
  }

  return async (request, answer) => {
    if (request.method !== 'GET' || request.headers.has('authorization')) return answer(request)
    const key = keyOf(request)
    const known = await cache.match(key).catch(() => undefined)
    if (known !== undefined) return known
    const response = await answer(request)
    if (isCacheable(response)) background(keep(key, answer).catch(() => undefined))
    return response
  }
}

/** Returns the cache key of a request: its URL with the host, without the browser's headers. */
function keyOf(request: Request): Request {
  return new Request(request.url, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  })
}

function isCacheable({ headers, status }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  const isForAll = /\bpublic\b/.test(control) && /\bs-maxage=[1-9]/.test(control)
  return isForAll && (status === 200 || status === 404) && !headers.has('set-cookie')
}
