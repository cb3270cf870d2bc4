import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { OddRequest } from './odd-requests.data.ts'

export interface VisitorResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const decoders = new Map([
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
])

/**
 * Sends a request to a port of this machine for any host, and decodes the response's body.
 *
 * @returns status 0 if there is no response: some odd requests are refused by closing the connection
 */
export function askAsVisitor(
  { port, agent }: { port: number; agent: Agent },
  { host, path, method = 'GET', headers = {} }: { host: string; path: string } & OddRequest,
): Promise<VisitorResponse> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, text: '' })
    const asked = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { host, ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part)).on('error', none)
        response.on('end', () => {
          const body = Buffer.concat(parts)
          const decode = decoders.get(response.headers['content-encoding'] ?? '')
          const status = response.statusCode ?? 0
          const done = (decoded: Buffer) =>
            resolve({ status, headers: response.headers, text: decoded.toString() })
          if (decode === undefined || body.length === 0) done(body)
          else decode(body).then(done, () => done(body))
        })
      },
    )
    asked.setTimeout(20_000, () => asked.destroy())
    asked.on('error', none).on('upgrade', (_response, socket) => {
      socket.destroy()
      none()
    })
    asked.end()
  })
}
