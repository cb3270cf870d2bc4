import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a site's messages are sent on to: counts them, and throws them away. */
export interface PostBox {
  readonly origin: string
  readonly taken: () => number
  readonly stop: () => Promise<void>
}

/** Starts it on this machine. */
export async function startPostBox(): Promise<PostBox> {
  let taken = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      taken += 1
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
