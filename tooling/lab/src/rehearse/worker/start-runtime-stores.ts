import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from './read-body.ts'

/** What workerd asks for its key-value store and its cache of answers, which on the real platform are services. */
export interface RuntimeStores {
  /** `host:port` of the key-value store. */
  readonly keyValue: string
  /** `host:port` of the cache of answers. */
  readonly answers: string
  readonly counts: () => { values: number; answersKept: number; answersGiven: number }
  readonly stop: () => void
}

/**
 * Starts the two stores by workerd's own protocol: a key-value store answers `GET` and `PUT` of a key; a cache of answers
 * takes a whole HTTP answer as the body of a `PUT` of its address, and gives it for a `GET`.
 */
export async function startRuntimeStores(): Promise<RuntimeStores> {
  const values = new Map<string, Buffer>()
  const answers = new Map<string, { untilMs: number; head: string[]; body: Buffer }>()
  let answersGiven = 0

  const keyValue = createServer((request, response) => {
    const key = new URL(request.url ?? '/', 'http://store').pathname
    if (request.method === 'PUT') {
      void readBody(request).then((body) => {
        values.set(key, body)
        response.writeHead(200).end()
      })
      return
    }
    const value = values.get(key)
    response.writeHead(value === undefined ? 404 : 200).end(value)
  })
  const answerCache = createServer((request, response) => {
    const key = `${request.headers.host}${request.url}`
    if (request.method === 'PUT') {
      void readBody(request).then((whole) => {
        answers.set(key, readAnswer(whole))
        response.writeHead(204).end()
      })
      return
    }
    const known = answers.get(key)
    if (known === undefined || known.untilMs <= Date.now()) {
      response.writeHead(504, { 'cf-cache-status': 'MISS' }).end()
      return
    }
    answersGiven += 1
    response.setHeader('cf-cache-status', 'HIT')
    for (const line of known.head) {
      const at = line.indexOf(':')
      response.appendHeader(line.slice(0, at), line.slice(at + 1).trim())
    }
    response.writeHead(200).end(known.body)
  })
  const addresses = await Promise.all([keyValue, answerCache].map(listen))
  return {
    keyValue: addresses[0] ?? '',
    answers: addresses[1] ?? '',
    counts: () => ({ values: values.size, answersKept: answers.size, answersGiven }),
    stop() {
      for (const server of [keyValue, answerCache]) server.close().closeAllConnections()
    },
  }
}

/** An answer as it is written on a connection: its headers and its body, kept as long as caches may. */
function readAnswer(whole: Buffer): { untilMs: number; head: string[]; body: Buffer } {
  const at = whole.indexOf('\r\n\r\n')
  const lines = whole.subarray(0, at).toString('latin1').split('\r\n').slice(1)
  const isOfConnection = /^(?:transfer-encoding|connection|content-length):/i
  const seconds = Number(/s-maxage=(\d+)/.exec(lines.join('\n'))?.[1] ?? 0)
  const isChunked = lines.some((line) => /^transfer-encoding:\s*chunked/i.test(line))
  const body = whole.subarray(at + 4)
  return {
    untilMs: Date.now() + seconds * 1000,
    head: lines.filter((line) => !isOfConnection.test(line)),
    body: isChunked ? withoutChunks(body) : body,
  }
}

function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  while (at < body.length) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, end).toString('latin1'), 16)
    if (!(length > 0)) break
    parts.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
  return Buffer.concat(parts)
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
