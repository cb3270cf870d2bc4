import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Sandbox } from '../create-sandbox.ts'

/** A sandbox that answers over HTTP. */
export interface SandboxServer {
  /** Such as `http://127.0.0.1:4100`. */
  readonly origin: string
  /** Stops listening, ends open connections and closes the sandbox. */
  close(): Promise<void>
}

/** A client that rests a while must not send its next request into a connection that is just being closed. */
const keepAliveMs = 65_000

/**
 * Serves a sandbox on this machine only.
 *
 * @param port - 0 takes any free one
 * @returns a promise that rejects with `EADDRINUSE` when the port is taken
 */
export function serveSandbox(sandbox: Sandbox, port: number): Promise<SandboxServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request) => sandbox.fetch(request), port, hostname: '127.0.0.1' },
      (address) => {
        server.off('error', reject)
        resolve({
          origin: `http://127.0.0.1:${address.port}`,
          close: () =>
            new Promise<void>((closed) => {
              server.close(() => {
                sandbox.close()
                closed()
              })
              // Kept-alive connections would hold the process for seconds.
              ;(server as Server).closeAllConnections()
            }),
        })
      },
    )
    ;(server as Server).keepAliveTimeout = keepAliveMs
    server.once('error', reject)
  })
}
