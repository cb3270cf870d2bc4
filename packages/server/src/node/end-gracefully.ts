import type { Server } from 'node:http'

export interface GracefulEnd {
  /** Whether the server is on its way out: a load balancer should ask somebody else. */
  isEnding: () => boolean
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

  function end(): Promise<void> {
    ended ??= new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearTimeout(timer)
        resolve()
      })
      server.closeIdleConnections()
    })
    return ended
  }

  // Kept-alive connections would hold the server up: the last answer says that there is no next one.
  server.prependListener('request', (_request, response) => {
    if (ended) response.setHeader('connection', 'close')
  })
  return { isEnding: () => ended !== undefined, end }
}
