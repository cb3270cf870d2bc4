import { gzipSync } from 'node:zlib'
import type { Attack } from '../attack.ts'
import { ask, type Answer } from '../http/ask.ts'
import { decodedBody } from '../http/decoded-body.ts'
import { forgetPeak, processFigures } from '../target/process-figures.ts'

const kilobyte = 1000
const megabyte = 1000 * kilobyte
/** What the site takes at most, and a little more for what a form is wrapped in. */
const limitBytes = 257 * 1024
const largestAnswer = 100 * kilobyte
/** Up to here the refusal has to be heard; who sends more than that may be hung up on while still talking. */
const heardBytes = 2 * megabyte
const mostGrowthBytes = 128 * 1024 * 1024
const soonMs = 10_000
/** The end of what was typed: whoever says it back has said all of it. */
const tail = 'the-very-end-of-what-was-typed'

interface Body {
  type: string
  body: Buffer | (() => Generator<Buffer>)
  headers?: Record<string, string>
}

const typed = (bytes: number) =>
  Buffer.from(`${'x'.repeat(Math.max(0, bytes - tail.length))}${tail}`)
const form = 'application/x-www-form-urlencoded'
const boundary = 'milepost-attack'
const multipart = `multipart/form-data; boundary=${boundary}`
const part = (disposition: string, bytes: number) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    typed(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const kinds: Readonly<Record<string, (bytes: number) => Body>> = {
  'a form with one long field': (bytes) => ({
    type: form,
    body: Buffer.concat([Buffer.from('other-amount='), typed(bytes)]),
  }),
  'a form of many pairs': (bytes) => ({
    type: form,
    body: Buffer.from('a=1&'.repeat(Math.ceil(bytes / 4))),
  }),
  'a form in a stream without a length': (bytes) => ({
    type: form,
    *body() {
      yield Buffer.from('other-amount=')
      const piece = Buffer.alloc(64 * 1024, 'x')
      for (let sent = 0; sent < bytes; sent += piece.length) {
        yield piece.subarray(0, Math.min(piece.length, bytes - sent))
      }
      yield Buffer.from(tail)
    },
  }),
  JSON: (bytes) => ({
    type: 'application/json',
    body: Buffer.concat([Buffer.from('{"other-amount":"'), typed(bytes), Buffer.from('"}')]),
  }),
  'a file in a form': (bytes) => ({
    type: multipart,
    body: part('name="other-amount"; filename="x.bin"', bytes),
  }),
  'a field in a form in parts': (bytes) => ({
    type: multipart,
    body: part('name="other-amount"', bytes),
  }),
  'a packed form': (bytes) => ({
    type: form,
    body: gzipSync(Buffer.concat([Buffer.from('other-amount='), typed(bytes)])),
    headers: { 'content-encoding': 'gzip' },
  }),
  'plain text': (bytes) => ({ type: 'text/plain', body: typed(bytes) }),
}

const paths = [
  '/fundraising/maya-walks/donate',
  '/fundraising/maya-walks/donate.data',
  '/contact',
  '/?index',
  '/preview',
  '/about',
  '/refresh/page/maya-walks',
  '/healthz',
]

/** Bodies of up to 50 MB in every dress. The site says soon and shortly that it does not take them. */
export const bigBodies: Attack = {
  name: 'big bodies',
  async run(run) {
    const { stage, isQuick, random, tried, through, note } = run
    const { port, pid, origin } = stage.open
    const sizes = isQuick
      ? [kilobyte, 250 * kilobyte, 300 * kilobyte, 5 * megabyte, 50 * megabyte]
      : [1, 16, 100, 250, 300, 1000, 5000, 20_000, 50_000].map((size) => size * kilobyte)
    await ask(port, { path: '/fundraising/maya-walks/donate' })
    const before = processFigures(pid())
    forgetPeak(pid())
    let slowestMs = 0
    let largest = 0
    let hungUp = 0
    for (const size of sizes) {
      for (const [kind, make] of Object.entries(kinds)) {
        const { type, body, headers } = make(size)
        const chosen = isQuick ? [paths[0] ?? '', random.pick(paths.slice(1))] : paths
        for (const path of chosen) {
          tried()
          const answer = await ask(port, {
            method: 'POST',
            path,
            headers: { 'content-type': type, origin, ...headers },
            body: typeof body === 'function' ? body() : body,
            timeoutMs: 30_000,
          })
          slowestMs = Math.max(slowestMs, answer.tookMs)
          largest = Math.max(largest, answer.body.length)
          if (answer.status === 0 && isHungUp(answer)) hungUp += 1
          const told = `POST ${path}, ${kind}, ${size / kilobyte} kB`
          const sent = typeof body === 'function' ? size : body.length
          for (const problem of problemsOf(answer, sent)) through(`${told}: ${problem}`)
          if (!stage.open.isRunning()) {
            through(`${told}: the process fell`)
            return
          }
        }
      }
    }
    const { peakBytes } = processFigures(pid())
    const grown = (peakBytes ?? 0) - (before.residentBytes ?? 0)
    note(`memory at most +${inMegabytes(grown)} MB, slowest ${Math.round(slowestMs)} ms`)
    note(`largest answer ${Math.round(largest / kilobyte)} kB, hung up on without words ${hungUp}`)
    if (grown > mostGrowthBytes) {
      through(`memory grew by ${inMegabytes(grown)} MB, more than ${inMegabytes(mostGrowthBytes)}`)
    }
  },
}

function problemsOf(answer: Answer, sentBytes: number): string[] {
  const { status, problem, tookMs } = answer
  const problems: string[] = []
  const body = decodedBody(answer)
  if (status === 0 && !(sentBytes > heardBytes && isHungUp(answer))) {
    problems.push(`no answer (${problem ?? 'hung up'})`)
  } else if (status === 0) return problems
  else if (status >= 500) problems.push(`${status}`)
  else if (sentBytes > limitBytes && ![400, 404, 405, 413, 415, 422].includes(status)) {
    problems.push(`${status} where a refusal was due`)
  }
  if (body.length > largestAnswer) {
    problems.push(`the answer is ${Math.round(body.length / kilobyte)} kB long`)
  }
  if (body.includes(tail) && sentBytes > kilobyte)
    problems.push('what was typed is said back whole')
  if (tookMs > soonMs) problems.push(`took ${Math.round(tookMs)} ms`)
  return problems
}

function isHungUp({ problem }: Answer): boolean {
  return problem === 'EPIPE' || problem === 'ECONNRESET'
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
