import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Answer, ask, textOf } from '../http.ts'
import { residentMegabytes } from '../processes.ts'
import type { AttackRun } from './attack.ts'

const megabyte = 1_000_000
/** The site's limit, and a little more for the format of a form. */
const limitBytes = 257 * 1024
const maxAnswerBytes = 100_000
/** Up to this size the refusal has to arrive; the connection of a larger body may be closed while it is sent. */
const heardBytes = 2 * megabyte
const maxGrowthMegabytes = 128
const soonMs = 10_000
/** The end of the typed text: a response with it repeats all of it. */
const tail = 'the-very-end-of-what-was-typed'

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=milepost-attack'
const typed = (bytes: number, before = '', after = '') =>
  Buffer.from(before + 'x'.repeat(Math.max(0, bytes - tail.length)) + tail + after)
const part = (bytes: number, disposition: string) => {
  const head = `--milepost-attack\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  return typed(bytes, head, '\r\n--milepost-attack--\r\n')
}
function* streamed(bytes: number): Generator<Buffer> {
  yield Buffer.from('other-amount=')
  const piece = Buffer.alloc(64 * 1024, 'x')
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
  yield Buffer.from(tail)
}

const bodies: readonly (readonly [
  kind: string,
  type: string,
  make: (bytes: number) => Buffer | Generator<Buffer>,
  encoding?: string,
])[] = [
  ['a form with one long field', form, (bytes) => typed(bytes, 'other-amount=')],
  ['a form of many pairs', form, (bytes) => Buffer.from('a=1&'.repeat(bytes / 4))],
  ['a form in a stream without a length', form, streamed],
  ['JSON', 'application/json', (bytes) => typed(bytes, '{"other-amount":"', '"}')],
  ['a file in a form', multipart, (bytes) => part(bytes, 'name="other-amount"; filename="x.bin"')],
  ['a field in multipart', multipart, (bytes) => part(bytes, 'name="other-amount"')],
  ['a compressed form', form, (bytes) => gzipSync(typed(bytes, 'other-amount=')), 'gzip'],
  ['plain text', 'text/plain', (bytes) => typed(bytes)],
]
const paths =
  '/fundraising/maya-walks/donate /fundraising/maya-walks/donate.data /contact /?index /preview /about /refresh/page/maya-walks /healthz'

/** Bodies of up to 50 MB in every form: refused soon, shortly, and in bounded memory. */
export async function bigBodies(run: AttackRun): Promise<void> {
  const { target, isQuick, random, tried, through, note } = run
  const { origin, pid, isRunning } = target.open
  const kilobytes = isQuick ? '1 250 300 5000 50000' : '1 16 100 250 300 1000 5000 20000 50000'
  const [first = '', ...others] = paths.split(' ')
  const before = residentMegabytes(pid()) ?? 0
  forgetPeak(pid())
  let slowestMs = 0
  for (const size of kilobytes.split(' ').map((each) => Number(each) * 1000)) {
    for (const [kind, type, make, encoding] of bodies) {
      for (const path of [first, ...(isQuick ? [random.pick(others)] : others)]) {
        tried()
        const body = make(size)
        const coding = encoding && { 'content-encoding': encoding }
        const headers = { 'content-type': type, origin, ...coding }
        const answer = await ask(origin, path, { method: 'POST', headers, body, timeoutMs: 30_000 })
        slowestMs = Math.max(slowestMs, answer.tookMs)
        const sentBytes = Buffer.isBuffer(body) ? body.length : size
        for (const problem of problemsOf(answer, sentBytes))
          through(`POST ${path}, ${kind}, ${size} bytes: ${problem}`)
        if (!isRunning()) return through(`POST ${path}, ${kind}, ${size} bytes: the process ended`)
      }
    }
  }
  const grown = (residentMegabytes(pid(), 'VmHWM') ?? 0) - before
  note(`memory at most +${Math.round(grown)} MB, slowest ${Math.round(slowestMs)} ms`)
  if (grown > maxGrowthMegabytes) through(`memory grew by ${Math.round(grown)} MB`)
}

function problemsOf(answer: Answer, sentBytes: number): string[] {
  const { status, problem = '', tookMs } = answer
  const isClosed = /^(?:EPIPE|ECONNRESET)$/.test(problem)
  if (status === 0) return sentBytes > heardBytes && isClosed ? [] : [`no response (${problem})`]
  const isRefused = [400, 404, 405, 413, 415, 422].includes(status)
  const text = textOf(answer)
  return [
    ...(status >= 500 || (sentBytes > limitBytes && !isRefused) ? [`status ${status}`] : []),
    ...(text.length > maxAnswerBytes ? [`the response has ${text.length} characters`] : []),
    ...(text.includes(tail) && sentBytes > 1000 ? ['the response repeats the body'] : []),
    ...(tookMs > soonMs ? [`took ${Math.round(tookMs)} ms`] : []),
  ]
}

/** Resets the peak of a process's memory. If that is not allowed, the peak is that of its whole life, which is stricter. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Not allowed.
  }
}
