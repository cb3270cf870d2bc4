/** Access log entry. It contains nothing that identifies the visitor. */
export interface AccessLogEntry {
  time: string
  /** Request id. Omitted for responses from the page cache. */
  id?: string
  method: string
  /** Path of an existing content page, otherwise the route pattern. */
  path: string
  status: number
  ms: number
  /** Site key, if the process serves several sites. */
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

const standardMethods = new Set([
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
 * Creates an access log entry. It contains the route pattern instead of the path, because paths may contain names. Existing
 * content pages are logged by path.
 */
export function createAccessLogEntry({
  id,
  method,
  pathname,
  route,
  status,
  startedMs,
  endedMs,
}: LoggedRequest): AccessLogEntry {
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

/** Returns the method; `_OTHER` if it is not a standard one (OpenTelemetry convention). */
export function normaliseMethod(method: string): string {
  return standardMethods.has(method) ? method : '_OTHER'
}
