import type { Server } from 'node:http'

export interface GracefulEnd {
  /** Whether the server is shutting down, so that load balancers choose another process. */
  isEnding: () => boolean
  /**
   * Answers everything for a while, so that load balancers notice, then takes no new connection, finishes the requests
   * that run, and is done.
   *
   * @param options.isUrgent - whether to close at once, also while an earlier call still waits. @default false
   */
  end: (options?: { isUrgent?: boolean }) => Promise<void>
}

export interface GracefulEndOptions {
  /** Maximum time that running requests may take, in milliseconds. */
  graceMs: number
  /** Time to keep serving before the server closes, in ms. @default 0 */
  drainMs?: number | undefined
}

/**
 * Lets a server finish what it began. Connections that wait for a next request are closed at once, those
 * with a request under way when it is answered, what is left after the grace period however far it is.
 */
export function endGracefully(
  server: Server,
  { graceMs, drainMs = 0 }: GracefulEndOptions,
): GracefulEnd {
  let ended: Promise<void> | undefined
  let stopDraining: () => void = () => undefined

  function end({ isUrgent = false } = {}): Promise<void> {
    ended ??= drain().then(close)
    if (isUrgent) stopDraining()
    return ended
  }

  function drain(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, drainMs)
      stopDraining = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      // The connection of an answer that began before may be kept for a next request: there is none.
      const closing = setInterval(() => server.closeIdleConnections(), 100)
      server.close(() => {
        clearTimeout(timer)
        clearInterval(closing)
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  // Keep-alive connections would keep the server open, so the last response closes them.
  server.prependListener('request', (_request, response) => {
    if (ended) response.setHeader('connection', 'close')
  })
  return { isEnding: () => ended !== undefined, end }
}
