/** Access log line. It contains nothing that identifies the visitor. */
export interface RequestLine {
  time: string
  /** Request id. Omitted for responses from the page cache. */
  id?: string
  method: string
  /** Path of an existing content page, otherwise the route pattern. */
  path: string
  status: number
  ms: number
  /** Key of the site, if the process serves several. */
  site?: string
}

export interface LoggedRequest {
  id?: string | undefined
  method: string
  pathname: string
  /** Route pattern. */
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
 * Creates an access log line. It contains the route pattern, because paths may contain names. Only existing content pages are
 * logged by path.
 */
export function requestLine({
  id,
  method,
  pathname,
  route,
  status,
  startedMs,
  endedMs,
}: LoggedRequest): RequestLine {
  const isContent = route === '/*' && (status === 200 || status === 304)
  return {
    time: new Date(startedMs).toISOString(),
    ...(id === undefined ? {} : { id }),
    method: normaliseMethod(method),
    path: isContent ? pathname.slice(0, 200) : route,
    status,
    ms: Math.round(endedMs - startedMs),
  }
}

/** Returns the method, or `_OTHER` if it is not a standard one (the OpenTelemetry convention). */
export function normaliseMethod(method: string): string {
  return methods.has(method) ? method : '_OTHER'
}
