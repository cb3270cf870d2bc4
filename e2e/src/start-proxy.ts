import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Between two who speak HTTP. */
export interface Proxy {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a proxy. Whom it asks fails: the connection breaks.
 *
 * @param pass answers a request with what another origin says to it
 */
export async function startProxy(
  pass: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Proxy> {
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns the headers to forward with a decompressed body. */
export function headersToPass(answer: Response): Record<string, string> {
  return Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name),
    ),
  )
}
