import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

export interface Question {
  method?: string
  /** Sent as it is, encoded or not. */
  path: string
  headers?: Record<string, string | string[]>
  /** Whole, with its length; or in parts, without. */
  body?: Buffer | Iterable<Buffer>
  /** Kept connections; absent is one of its own. */
  agent?: Agent
  timeoutMs?: number
}

export interface Answer {
  /** 0 where nothing was answered. */
  status: number
  headers: IncomingHttpHeaders
  /** Names and values in turn, as they came: several of one name stay several. */
  rawHeaders: readonly string[]
  body: Buffer
  tookMs: number
  /** Why nothing was answered, such as `ECONNRESET`. */
  problem?: string
}

/** More is not kept: an answer of this size is a finding whatever else it has. */
const keptBytes = 8 * 1024 * 1024
const pieceBytes = 64 * 1024

/** Asks a server on this machine. Never throws: what goes wrong is an answer too. */
export function ask(port: number, question: Question): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body, agent, timeoutMs = 60_000 } = question
  const startedMs = performance.now()
  const isWhole = Buffer.isBuffer(body)
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
      // What is still being sent has been refused.
      if (body !== undefined || problem !== undefined) sent.destroy()
    }
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: agent ?? false,
      headers: {
        host: `localhost:${port}`,
        ...(isWhole ? { 'content-length': String(body.length) } : {}),
        ...headers,
      },
      // What a header of the site's grows to is looked at, not stumbled over.
      maxHeaderSize: 4 * 1024 * 1024,
    })
    const timer = setTimeout(() => done('no answer in time'), timeoutMs)
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // An answer may come before all is sent, and the server then hangs up: the answer counts.
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
        if (size <= keptBytes) parts.push(part)
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
    else Readable.from(paced(isWhole ? piecesOf(body) : body)).pipe(sent)
  })
}

/**
 * As over a network, the body comes a little later than the headers, piece by piece: a browser hears an answer that
 * comes early, but Node's client, once it cannot write any more, reads no more either.
 */
async function* paced(pieces: Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.alloc(0)
  await wait(5)
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}

function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes)
}
