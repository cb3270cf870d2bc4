import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Sandbox } from './create-sandbox.ts'

/** A sandbox that answers over HTTP. */
export interface SandboxServer {
  /** For example `http://127.0.0.1:4100`. */
  readonly origin: string
  /** Stops listening, ends open connections and closes the sandbox. */
  close(): Promise<void>
}

const loopback = '127.0.0.1'

/** A client that rests a while must not send its next request into a connection that is being closed. */
const keepAliveMs = 65_000

/**
 * Serves a sandbox, by default on this machine only.
 *
 * @param port - 0 takes a free one
 * @param host - address to listen on, such as `0.0.0.0` in a container
 * @returns a promise that rejects with `EADDRINUSE` if the port is taken
 */
export function serveSandbox(
  sandbox: Sandbox,
  port: number,
  host = loopback,
): Promise<SandboxServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request) => sandbox.fetch(request), port, hostname: host },
      (address) => {
        server.off('error', reject)
        resolve({
          origin: `http://${reachedAt(host)}:${address.port}`,
          close: () =>
            new Promise<void>((closed) => {
              server.close(() => {
                sandbox.close()
                closed()
              })
              // Kept-alive connections would keep the process for seconds.
              ;(server as Server).closeAllConnections()
            }),
        })
      },
    )
    ;(server as Server).keepAliveTimeout = keepAliveMs
    server.once('error', reject)
  })
}

/** Returns the host of the server's URL on this machine. An address such as `0.0.0.0` cannot be requested. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return loopback
  return host.includes(':') ? `[${host}]` : host
}
