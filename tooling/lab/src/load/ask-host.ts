import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Asks a server on this machine for a page of one of its hosts, and reads it to the end. */
export function askHost({
  port,
  host,
  path,
}: {
  port: number
  host: string
  path: string
}): Promise<Answer> {
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        path,
        agent,
        host: '127.0.0.1',
        headers: { host, accept: 'text/html', 'accept-encoding': 'br' },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedMs }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
