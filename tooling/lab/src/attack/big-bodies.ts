import { gzipSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { type Answer, ask, textOf } from '../http.ts'
import { residentMegabytes } from '../processes.ts'
import type { AttackRun } from './attack.ts'

const kilobyte = 1000
const megabyte = 1000 * kilobyte
/** The site's limit, and a little more for what a form is wrapped in. */
const limitBytes = 257 * 1024
const maxAnswerBytes = 100 * kilobyte
/** Up to here the refusal has to arrive; a larger body may be cut off while it is sent. */
const heardBytes = 2 * megabyte
const maxGrowthMegabytes = 128
const soonMs = 10_000
/** The end of what was typed: a response with it repeats all of it. */
const tail = 'the-very-end-of-what-was-typed'

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=milepost-attack'
const typed = (bytes: number, before = '', after = '') =>
  Buffer.from(before + 'x'.repeat(Math.max(0, bytes - tail.length)) + tail + after)
const part = (bytes: number, disposition: string) => {
  const head = `--milepost-attack\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  return typed(bytes, head, '\r\n--milepost-attack--\r\n')
}

type Body = readonly [
  type: string,
  body: (bytes: number) => Buffer | Generator<Buffer>,
  encoding?: string,
]
const bodies: Readonly<Record<string, Body>> = {
  'a form with one long field': [form, (bytes) => typed(bytes, 'other-amount=')],
  'a form of many pairs': [form, (bytes) => Buffer.from('a=1&'.repeat(Math.ceil(bytes / 4)))],
  'a form in a stream without a length': [form, streamed],
  JSON: ['application/json', (bytes) => typed(bytes, '{"other-amount":"', '"}')],
  'a file in a form': [multipart, (bytes) => part(bytes, 'name="other-amount"; filename="x.bin"')],
  'a field in multipart': [multipart, (bytes) => part(bytes, 'name="other-amount"')],
  'a compressed form': [form, (bytes) => gzipSync(typed(bytes, 'other-amount=')), 'gzip'],
  'plain text': ['text/plain', (bytes) => typed(bytes)],
}

function* streamed(bytes: number): Generator<Buffer> {
  yield Buffer.from('other-amount=')
  const piece = Buffer.alloc(64 * 1024, 'x')
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
  yield Buffer.from(tail)
}

const paths =
  '/fundraising/maya-walks/donate /fundraising/maya-walks/donate.data /contact /?index /preview /about /refresh/page/maya-walks /healthz'.split(
    ' ',
  )

/** Bodies of up to 50 MB in every form: refused soon, shortly, and in bounded memory. */
export async function bigBodies({
  target,
  isQuick,
  random,
  tried,
  through,
  note,
}: AttackRun): Promise<void> {
  const { origin, pid, isRunning } = target.open
  const sizes = isQuick
    ? [1, 250, 300, 5000, 50_000]
    : [1, 16, 100, 250, 300, 1000, 5000, 20_000, 50_000]
  const before = residentMegabytes(pid()) ?? 0
  forgetPeak(pid())
  let slowestMs = 0
  for (const size of sizes.map((kilobytes) => kilobytes * kilobyte)) {
    for (const [kind, [type, make, encoding]] of Object.entries(bodies)) {
      const chosen = isQuick ? [paths[0] ?? '', random.pick(paths.slice(1))] : paths
      for (const path of chosen) {
        tried()
        const body = make(size)
        const headers = {
          'content-type': type,
          origin,
          ...(encoding && { 'content-encoding': encoding }),
        }
        const answer = await ask(origin, path, { method: 'POST', headers, body, timeoutMs: 30_000 })
        slowestMs = Math.max(slowestMs, answer.tookMs)
        const attempt = `POST ${path}, ${kind}, ${size / kilobyte} kB`
        const sentBytes = Buffer.isBuffer(body) ? body.length : size
        for (const problem of problemsOf(answer, sentBytes)) through(`${attempt}: ${problem}`)
        if (!isRunning()) return through(`${attempt}: the process fell`)
      }
    }
  }
  const grown = (residentMegabytes(pid(), 'VmHWM') ?? 0) - before
  note(`memory at most +${Math.round(grown)} MB, slowest ${Math.round(slowestMs)} ms`)
  if (grown > maxGrowthMegabytes) through(`memory grew by ${Math.round(grown)} MB`)
}

function problemsOf(answer: Answer, sentBytes: number): string[] {
  const { status, problem = '', tookMs } = answer
  const isCutOff = /^(?:EPIPE|ECONNRESET)$/.test(problem)
  if (status === 0) return sentBytes > heardBytes && isCutOff ? [] : [`no response (${problem})`]
  const problems: string[] = []
  const isRefused = [400, 404, 405, 413, 415, 422].includes(status)
  if (status >= 500 || (sentBytes > limitBytes && !isRefused)) problems.push(`status ${status}`)
  const text = textOf(answer)
  if (text.length > maxAnswerBytes) problems.push(`the response has ${text.length} characters`)
  if (text.includes(tail) && sentBytes > kilobyte) problems.push('the response repeats the body')
  if (tookMs > soonMs) problems.push(`took ${Math.round(tookMs)} ms`)
  return problems
}

/** Resets the peak of a process's memory. Where that is not allowed, the peak is that of its whole life, which is stricter. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Not allowed.
  }
}
