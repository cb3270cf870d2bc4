import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Question {
  method?: string
  headers?: Readonly<Record<string, string | string[]>>
  /** Whole, with its length; or in pieces, without. */
  body?: string | Buffer | Iterable<Buffer>
  /** @default a connection for this request only */
  agent?: Agent
  timeoutMs?: number
}

export interface Answer {
  /** 0 without a response. */
  status: number
  headers: IncomingHttpHeaders
  /** Names and values in turn, so that repeated headers stay apart. */
  rawHeaders: readonly string[]
  body: Buffer
  tookMs: number
  /** The reason for a missing response, such as `ECONNRESET`. */
  problem?: string
}

/** A larger response is a finding whatever the rest of it contains. */
const maxKeptBytes = 8 * 1024 * 1024

/**
 * Requests a path of a server on this machine, exactly as it is written. It never throws: a failure is an answer with status 0.
 *
 * @param origin - its host is the `Host` header unless `headers` has one
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, agent, timeoutMs = 60_000 } = question
  const body = typeof question.body === 'string' ? Buffer.from(question.body) : question.body
  const { port, host } = new URL(origin)
  const startedMs = performance.now()
  return new Promise((resolve) => {
    const answer: Answer = {
      status: 0,
      headers: {},
      rawHeaders: [],
      body: Buffer.alloc(0),
      tookMs: 0,
    }
    let isDone = false
    const done = (problem?: string) => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      answer.tookMs = performance.now() - startedMs
      if (problem !== undefined) answer.problem = problem
      resolve(answer)
      // The rest of the body has been refused.
      if (body !== undefined || problem !== undefined) sent.destroy()
    }
    const length = Buffer.isBuffer(body) ? { 'content-length': String(body.length) } : {}
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: agent ?? false,
      headers: { host, ...length, ...headers },
      maxHeaderSize: 4 * 1024 * 1024,
    })
    const timer = setTimeout(() => done('timeout'), timeoutMs)
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A server may answer before it has read everything, and then close: the answer counts.
      if (answer.status === 0) setImmediate(() => done(error.code ?? error.message))
    })
    sent.on('response', (response) => {
      answer.status = response.statusCode ?? 0
      answer.headers = response.headers
      answer.rawHeaders = response.rawHeaders
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size <= maxKeptBytes) parts.push(part)
      })
      const finish = () => {
        answer.body = Buffer.concat(parts)
        done()
      }
      response.on('end', finish).on('error', finish).on('close', finish)
    })
    sent.on('upgrade', (_response, socket) => {
      socket.destroy()
      done('upgraded')
    })
    if (body === undefined) sent.end()
    else Readable.from(paced(Buffer.isBuffer(body) ? piecesOf(body) : body)).pipe(sent)
  })
}

/** Sends a body later than its headers, piece by piece: Node's client stops reading once it cannot write. */
async function* paced(pieces: Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.alloc(0)
  await wait(5)
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}

function* piecesOf(body: Buffer): Generator<Buffer> {
  const pieceBytes = 64 * 1024
  for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes)
}

/** The decoded body of an answer. */
export function textOf({ headers, body }: Pick<Answer, 'headers' | 'body'>): string {
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
    if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString()
  } catch {
    // An answer to HEAD names an encoding and has no body.
  }
  return body.toString()
}

/** A response as it arrived on a connection. A chunked body keeps the lines with the lengths of its chunks. */
export interface RawAnswer {
  status: number
  head: string
  body: string
}

/**
 * Sends bytes and returns every response until the server closes the connection, or sends nothing for a while.
 *
 * @param keepsOpen - whether the client keeps its half of the connection open
 */
export function askRaw(
  origin: string,
  bytes: Buffer | string,
  { quietMs, keepsOpen }: { quietMs: number; keepsOpen: boolean },
): Promise<RawAnswer[]> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const port = Number(new URL(origin).port)
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const finish = () => {
      socket.destroy()
      const text = Buffer.concat(parts).toString('utf8')
      const pattern = /HTTP\/1\.[01] (\d{3})([^]*?)\r\n\r\n([^]*?)(?=HTTP\/1\.[01] \d{3}|$)/g
      const answers = [...text.matchAll(pattern)].map(([, status, head = '', body = '']) => ({
        status: Number(status),
        head,
        body,
      }))
      // Interim responses are not answers.
      resolve(answers.filter(({ status }) => status >= 200))
    }
    socket.setTimeout(quietMs, finish)
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('end', finish).on('error', finish).on('close', finish)
    const data = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    if (keepsOpen) socket.write(data)
    else socket.end(data)
  })
}

/** Calls a function for each item of a list, a limited number at a time. */
export async function inParallel<T>(
  list: readonly T[],
  width: number,
  work: (each: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const line = async () => {
    while (next < list.length) {
      const index = next
      next += 1
      await work(list[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, list.length) }, line))
}

/** Calls a function for each item of a list, a few at a time, with connections that stay open. */
export async function withAgent<T>(
  list: readonly T[],
  work: (each: T, agent: Agent) => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  await inParallel(list, 6, (each) => work(each, agent))
  agent.destroy()
}
