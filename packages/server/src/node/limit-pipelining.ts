import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends a request before the last one is answered; other clients send a few. */
const mostWaiting = 16

/**
 * Closes connections that pipeline many requests without reading responses. Node dispatches all requests of one packet
 * at once, so 2 MB of them would queue gigabytes of responses in memory.
 */
export function limitPipelining(server: Server): void {
  const waiting = new WeakMap<Socket, number>()

  // One function for all answers: this is on the way of every cached page.
  function settle(this: ServerResponse): void {
    const { socket } = this.req
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
  }

  server.on('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > mostWaiting) socket.destroy()
    else response.on('close', settle)
  })
}
