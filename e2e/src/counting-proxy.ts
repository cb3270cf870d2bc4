import { headersToPass, type Proxy, startProxy } from './start-proxy.ts'

/** Between the site and the sandbox, and counts what is asked of the platform. */
export interface CountingProxy extends Proxy {
  /** Platform requests so far; the content service is not counted. */
  readonly calls: string[]
}

/** Starts a proxy to an origin. */
export async function startCountingProxy(target: () => string): Promise<CountingProxy> {
  const calls: string[] = []
  const proxy = await startProxy(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? '/'
    const body = Buffer.concat(chunks)
    if (!path.startsWith('/content/')) calls.push(`${request.method} ${path} ${body.toString()}`)
    const headers = new Headers({ host: new URL(target()).host })
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !/^(?:host|connection)$/.test(name)) headers.set(name, value)
    const answer = await fetch(target() + path, {
      headers,
      ...(request.method === undefined ? {} : { method: request.method }),
      ...(body.length === 0 ? {} : { body }),
    })
    response.writeHead(answer.status, headersToPass(answer))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  return { ...proxy, calls }
}
