/** One answered request. Nothing in it says who asked. */
export interface RequestLine {
  time: string
  /** What its visitor was shown, if anything; a cached page has none. */
  id?: string
  method: string
  /** The path of a content page that is there, else the pattern of the route. */
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
 * The line of a request that was answered. Paths are written by their patterns: a name, or what somebody made
 * up, is no line's business. Only pages of the site's own content, which are there, are named.
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
