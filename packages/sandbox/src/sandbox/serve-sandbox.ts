import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Sandbox } from './create-sandbox.ts'

/** A sandbox that answers over HTTP. */
export interface SandboxServer {
  /** Such as `http://127.0.0.1:4100`. */
  readonly origin: string
  /** Stops listening, ends open connections and closes the sandbox. */
  close(): Promise<void>
}

const loopback = '127.0.0.1'

/** A client that rests a while must not send its next request into a connection that is being closed. */
const keepAliveMs = 65_000

/**
 * Serves a sandbox, on this machine only unless it is told another address to listen on.
 *
 * @param port - 0 takes any free one
 * @param host - the address to listen on, such as `0.0.0.0` for all of a container's
 * @returns a promise that rejects with `EADDRINUSE` when the port is taken
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

/** The host by which this machine reaches a server. An address such as `0.0.0.0` stands for all, and cannot be asked for. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return loopback
  return host.includes(':') ? `[${host}]` : host
}
