import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of pending requests per connection. Browsers do not pipeline, but some clients do. */
const maxPendingRequests = 16

/**
 * Closes connections with too many pending pipelined requests. Node dispatches all requests of a packet at once, so 2 MB of
 * them would queue gigabytes of responses in memory.
 */
export function limitPipelining(server: Server): void {
  const waiting = new WeakMap<Socket, number>()

  // A single function for all responses, because it also runs for every cached page.
  function settle(this: ServerResponse): void {
    const { socket } = this.req
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
  }

  server.on('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > maxPendingRequests) socket.destroy()
    else response.on('close', settle)
  })
}

export interface GracefulShutdown {
  /** Returns whether the server is shutting down, so that `/readyz` must respond with 503. */
  isEnding: () => boolean
  /**
   * Shuts the server down: keeps serving for `drainMs`, then stops accepting connections and finishes running requests.
   * Resolves when all connections are closed.
   *
   * @param options.isUrgent - whether to skip `drainMs`, also for a call in progress. @default false
   */
  end: (options?: { isUrgent?: boolean }) => Promise<void>
}

export interface GracefulShutdownOptions {
  /** Time limit for running requests to finish, in ms. After it, their connections are closed. */
  graceMs: number
  /** Time to keep serving while `/readyz` responds with 503, in ms, so that load balancers can switch. @default 0 */
  drainMs?: number | undefined
}

/**
 * Adds a graceful shutdown to a server. On shutdown, idle keep-alive connections are closed at once, and busy ones after their
 * response or at the end of the grace period.
 */
export function addGracefulShutdown(
  server: Server,
  { graceMs, drainMs = 0 }: GracefulShutdownOptions,
): GracefulShutdown {
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
      // Responses that were sent with keep-alive before the shutdown leave idle connections behind.
      const closing = setInterval(() => server.closeIdleConnections(), 100)
      server.close(() => {
        clearTimeout(timer)
        clearInterval(closing)
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  // Without this header, keep-alive clients would hold the server open.
  server.prependListener('request', (_request, response) => {
    if (ended) response.setHeader('connection', 'close')
  })
  return { isEnding: () => ended !== undefined, end }
}
