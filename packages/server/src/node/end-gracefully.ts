import type { Server } from 'node:http'

export interface GracefulEnd {
  /** Whether the server is on its way out: a load balancer should ask somebody else. */
  isEnding: () => boolean
  /** Is aborted when the server is on its way out: what never ends by itself has to end then. */
  readonly ending: AbortSignal
  /** Takes no new connection, finishes the requests that run, and is done. */
  end: () => Promise<void>
}

/**
 * Lets a server finish what it began. Connections that wait for a next request are closed at once, those
 * with a request under way when it is answered, what is left after the grace period however far it is.
 *
 * @param graceMs - how long running requests may take
 */
export function endGracefully(server: Server, graceMs: number): GracefulEnd {
  let ended: Promise<void> | undefined
  const ending = new AbortController()

  function end(): Promise<void> {
    ended ??= new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      // The connection of an answer that began before may be kept for a next request: there is none.
      const closing = setInterval(() => server.closeIdleConnections(), 100)
      server.close(() => {
        clearTimeout(timer)
        clearInterval(closing)
        resolve()
      })
      server.closeIdleConnections()
      ending.abort()
    })
    return ended
  }

  // Kept-alive connections would keep the server up: the last answer says that there is no next one.
  server.prependListener('request', (_request, response) => {
    if (ended) response.setHeader('connection', 'close')
  })
  return { isEnding: () => ended !== undefined, ending: ending.signal, end }
}
