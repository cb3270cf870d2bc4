import type { Server } from 'node:http'

/** No browser sends a request before the last one is answered; other clients send a few. */
const mostWaiting = 16

/**
 * Ends connections that send many requests without reading any answer. Node hands on all requests of one
 * packet at once, so that 2 MB of them would make answers of gigabytes wait in memory.
 */
export function limitPipelining(server: Server): void {
  const waiting = new WeakMap<object, number>()
  server.on('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > mostWaiting) {
      socket.destroy()
      return
    }
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  })
}
