import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Sandbox } from './create-sandbox.ts'

/** A sandbox that is served over HTTP. */
export interface SandboxServer {
  /** Origin of the server, such as `http://127.0.0.1:4100`. */
  readonly origin: string
  /** Stops listening, closes open connections and closes the sandbox. */
  close(): Promise<void>
}

const loopbackHost = '127.0.0.1'

/** Longer than the idle timeout of common clients, so that none reuses a connection that is being closed. */
const keepAliveMs = 65_000

/**
 * Serves a sandbox, by default on this machine only.
 *
 * @param port - 0 for any free port
 * @param host - IP address or host name to listen on, such as `0.0.0.0` in a container
 * @returns a promise that rejects with `EADDRINUSE` if the port is taken
 */
export function serveSandbox(
  sandbox: Sandbox,
  port: number,
  host = loopbackHost,
): Promise<SandboxServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request) => sandbox.fetch(request), port, hostname: host },
      (address) => {
        server.off('error', reject)
        resolve({
          origin: `http://${getReachableHost(host)}:${address.port}`,
          close: () =>
            new Promise<void>((closed) => {
              server.close(() => {
                sandbox.close()
                closed()
              })
              // Keep-alive connections would delay the exit of the process by seconds.
              ;(server as Server).closeAllConnections()
            }),
        })
      },
    )
    ;(server as Server).keepAliveTimeout = keepAliveMs
    server.once('error', reject)
  })
}

/** Returns the host for the server's URL. Wildcard addresses such as `0.0.0.0` are replaced by the loopback address. */
function getReachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return loopbackHost
  return host.includes(':') ? `[${host}]` : host
}
