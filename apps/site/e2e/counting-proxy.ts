import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between the site and the sandbox, and counts what is asked of the platform. */
export interface CountingProxy {
  readonly origin: string
  /** Platform requests since the last `reset`; the content service is not counted. */
  readonly calls: string[]
  readonly stop: () => Promise<void>
}

/** Starts a proxy to an origin. */
export async function startCountingProxy(target: () => string): Promise<CountingProxy> {
  const calls: string[] = []
  const server: Server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const path = request.url ?? '/'
      const body = Buffer.concat(chunks)
      if (!path.startsWith('/content/')) calls.push(`${request.method} ${path} ${body.toString()}`)
      const headers = new Headers({ host: new URL(target()).host })
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === 'string' && !/^(?:host|connection)$/.test(name))
          headers.set(name, value)
      try {
        const answer = await fetch(target() + path, {
          headers,
          ...(request.method === undefined ? {} : { method: request.method }),
          ...(body.length === 0 ? {} : { body }),
        })
        const rest = Object.fromEntries(
          [...answer.headers].filter(
            ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name),
          ),
        )
        response.writeHead(answer.status, rest)
        response.end(Buffer.from(await answer.arrayBuffer()))
      } catch {
        response.destroy()
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
