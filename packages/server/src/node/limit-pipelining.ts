import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of unanswered requests per connection. Browsers do not pipeline; some clients send a few requests at once. */
const maxPending = 16

/**
 * Closes connections with many unanswered pipelined requests. Node dispatches all requests of a packet at once, so 2 MB of them
 * would queue gigabytes of responses in memory.
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
    if (count > maxPending) socket.destroy()
    else response.on('close', settle)
  })
}
