/** A workers runtime's cache of answers, as far as it is used here. */
export interface AnswerCache {
  match: (request: Request) => Promise<Response | undefined>
  put: (request: Request, response: Response) => Promise<void>
}

export interface KeptAnswersOptions {
  /** Undefined if the runtime has none; then every request is handled. */
  readonly cache: AnswerCache | undefined
  /** Takes work that outlives the request. */
  readonly background: (work: Promise<unknown>) => void
}

/** Answers a request. */
type Answer = (request: Request) => Promise<Response>

/**
 * Gives answers that the site lets caches keep (`s-maxage`) from the runtime's cache, which all isolates of a place share.
 * They are kept as they are before compression: the runtime compresses what it sends. A cache that fails is as good as none.
 *
 * @returns takes a request and what answers it
 */
export function keepAnswers({
  cache,
  background,
}: KeptAnswersOptions): (request: Request, answer: Answer) => Promise<Response> {
  if (cache === undefined) return (request, answer) => answer(request)

  async function keep(key: Request, answer: Answer): Promise<void> {
    const plain = await answer(key)
    if (mayBeKept(plain)) await cache?.put(key, plain)
  }

  return async (request, answer) => {
    if (request.method !== 'GET' || request.headers.has('authorization')) return answer(request)
    const key = keyOf(request)
    const known = await cache.match(key).catch(() => undefined)
    if (known !== undefined) return known
    const response = await answer(request)
    if (mayBeKept(response)) background(keep(key, answer).catch(() => undefined))
    return response
  }
}

/** Cache key: the URL with its host, without the browser's headers. */
function keyOf(request: Request): Request {
  return new Request(request.url, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  })
}

function mayBeKept({ headers, status }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  const isForAll = /\bpublic\b/.test(control) && /\bs-maxage=[1-9]/.test(control)
  return isForAll && (status === 200 || status === 404) && !headers.has('set-cookie')
}
