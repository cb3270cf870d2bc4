import type { MiddlewareHandler } from 'hono'

/** One answered request. Nothing in it says who asked. */
export interface RequestLine {
  time: string
  method: string
  /** Without the query, and without the names that supporters gave their pages. */
  path: string
  status: number
  ms: number
}

/**
 * Writes a line for each answer but those with files. No address, no agent, no query, and no name of a
 * person's page: there is no personal data to keep or lose.
 */
export function requestLog({
  write,
  now,
}: {
  write: (line: RequestLine) => void
  /** Milliseconds since 1970. */
  now: () => number
}): MiddlewareHandler {
  return async (context, next) => {
    const startedMs = now()
    await next()
    const { pathname } = new URL(context.req.url)
    if (/^\/(?:assets|media)\//.test(pathname)) return
    const { method } = context.req
    const { status } = context.res
    write(requestLine({ method, pathname, status }, { startedMs, endedMs: now() }))
  }
}

/** The line of a request that was answered. */
export function requestLine(
  { method, pathname, status }: { method: string; pathname: string; status: number },
  { startedMs, endedMs }: { startedMs: number; endedMs: number },
): RequestLine {
  return {
    time: new Date(startedMs).toISOString(),
    method,
    path: impersonalPath(pathname),
    status,
    ms: Math.round(endedMs - startedMs),
  }
}

/** `/fundraising/ada-lovelace/donate` is `/fundraising/:slug/donate`. */
export function impersonalPath(pathname: string): string {
  return pathname
    .replace(/^(\/(?:fundraising|fundraising-edit|teams)\/)[^/]+?(\.data)?(?=\/|$)/, '$1:slug$2')
    .slice(0, 200)
}
