/** One answered request. Nothing in it says who asked. */
export interface RequestLine {
  time: string
  /** Request id on the page; absent for cached pages. */
  id?: string
  method: string
  /** Path of an existing content page, otherwise the route's pattern. */
  path: string
  status: number
  ms: number
  /** The key of the site, where the process has several. */
  site?: string
}

/** A request, as the server knows it when it is answered. */
export interface AnsweredLine {
  id?: string | undefined
  method: string
  pathname: string
  /** The pattern of its route. */
  route: string
  status: number
  startedMs: number
  endedMs: number
}

const methods = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
])

/**
 * Creates the log line of a request. Paths are logged as route patterns, because names and made-up paths do not belong
 * in logs. Only existing content pages are logged by path.
 */
export function requestLine({
  id,
  method,
  pathname,
  route,
  status,
  startedMs,
  endedMs,
}: AnsweredLine): RequestLine {
  const isContent = route === '/*' && (status === 200 || status === 304)
  return {
    time: new Date(startedMs).toISOString(),
    ...(id === undefined ? {} : { id }),
    method: knownMethod(method),
    path: isContent ? pathname.slice(0, 200) : route,
    status,
    ms: Math.round(endedMs - startedMs),
  }
}

/** A method that is none, which some runtimes pass on, is `_OTHER`. */
export function knownMethod(method: string): string {
  return methods.has(method) ? method : '_OTHER'
}
