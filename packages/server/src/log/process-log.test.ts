import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'

const time = '2026-06-01T00:00:00.000Z'
const lines = `
  const { createProcessLog } = await import('${new URL('process-log.ts', import.meta.url).href}')
  const time = '${time}'
  const request = { time, method: 'GET', path: '/about', status: 200, ms: 7 }
  const problem = { time, level: 'warn', name: 'Problem', message: 'no connection' }
  const audit = { time, level: 'audit', event: 'reports-sign-in', outcome: 'refused', id: 'A1' }
`

const options = ['--conditions=@milepost/source', '--input-type=module', '-e']

/** Starts a script in a separate process. */
function start(script: string) {
  return spawn(process.execPath, [...options, lines + script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function readLines(stream: Readable): Promise<string[]> {
  return (await text(stream)).split('\n').filter((line) => line !== '')
}

/** Runs a script in a separate process. */
function run(script: string, stdout: 'pipe' | number = 'pipe') {
  const ended = spawnSync(process.execPath, [...options, lines + script], {
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
    timeout: 60_000,
  })
  const linesOf = (text: string | null) => (text ?? '').split('\n').filter((line) => line !== '')
  return { ...ended, out: linesOf(ended.stdout), err: linesOf(ended.stderr) }
}

const parse = (texts: readonly string[]) =>
  texts.map((text) => JSON.parse(text) as Record<string, unknown>)

describe('createProcessLog', () => {
  it('does not wait for a reader of its lines', async () => {
    const child = start(`
      const log = createProcessLog('json', 'info')()
      for (let count = 0; count < 30000; count += 1) log.request({ ...request, count })
    `)
    // The output is read only afterwards.
    const [code] = (await once(child, 'exit')) as [number | null]
    expect(code).toBe(0)
    const written = await readLines(child.stdout)
    expect(parse(written).length).toBeGreaterThan(100)
    expect(written.length).toBeLessThan(30_000)
  })

  it('writes requests and audit lines to standard output, problems to standard error', () => {
    const { out, err } = run(`
      const log = createProcessLog('json', 'info')({ site: 'river' })
      log.request(request)
      log.problem(problem)
      log.audit(audit)
    `)
    const site = 'river'
    expect(parse(out)).toEqual([
      { level: 'info', site, time, method: 'GET', path: '/about', status: 200, ms: 7 },
      { level: 'audit', site, time, event: 'reports-sign-in', outcome: 'refused', id: 'A1' },
    ])
    expect(parse(err)).toEqual([
      { level: 'warn', site, time, name: 'Problem', message: 'no connection' },
    ])
    // A parser would hide a key that occurs twice.
    expect([...out, ...err].join().match(/"level"/g)).toHaveLength(3)
  })

  it.each(['json', 'off'])('omits less important lines, but never audit lines: LOG=%s', (log) => {
    const { out, err } = run(`
      const log = createProcessLog('${log}', 'error')()
      log.request?.(request)
      log.problem(problem)
      log.problem({ ...problem, level: 'error', message: 'broken' })
      log.audit(audit)
    `)
    expect(out).toEqual([expect.stringContaining('reports-sign-in')])
    expect(err).toEqual([expect.stringContaining('broken')])
  })

  it('writes sentences for people with LOG=off', () => {
    const { out, err } = run(`
      const log = createProcessLog('off', 'info')()
      log.request?.(request)
      log.problem(problem)
    `)
    expect([out, err]).toEqual([[], ['no connection']])
  })

  it.each([
    ['exits', 'process.exit(0)'],
    ['crashes', 'throw new Error("crash")'],
  ])('writes each line once to a slow reader if the process %s', async (_how, end) => {
    // More than the buffers of a pipe hold. The deadline never passes, however busy the machine is.
    const child = start(`
      performance.now = () => 0
      const log = createProcessLog('json', 'info')()
      for (let ms = 0; ms < 3000; ms += 1) {
        log.request({ ...request, ms })
        log.problem({ ...problem, message: 'no ' + ms })
      }
      ${end}
    `)
    await once(child.stdout, 'readable')
    await wait(300)
    const [out, err] = await Promise.all([readLines(child.stdout), readLines(child.stderr)])
    const all = Array.from({ length: 3000 }, (_, ms) => ms)
    expect(parse(out).map(({ ms }) => ms)).toEqual(all)
    const problems = parse(err.filter((line) => line.startsWith('{')))
    expect(problems.map(({ message }) => message)).toEqual(all.map((ms) => `no ${ms}`))
  })

  it('delays the exit by 2 s for both streams if neither is read', async () => {
    const child = start(`
      let nowMs = 0
      performance.now = () => (nowMs += 500)
      process.on('exit', () => (nowMs = 0))
      const log = createProcessLog('json', 'info')()
      for (let ms = 0; ms < 3000; ms += 1) {
        log.request({ ...request, ms })
        log.problem({ ...problem, message: 'no ' + ms })
      }
      process.on('exit', () => (process.exitCode = nowMs / 500))
    `)
    const [calls] = (await once(child, 'exit')) as [number | null]
    // The deadline, four attempts of one stream, and one of the other.
    expect(calls).toBe(6)
  })

  it('writes each line before it returns', () => {
    const { out } = run(`
      const log = createProcessLog('json', 'info')()
      for (let ms = 0; ms < 50; ms += 1) log.request({ ...request, ms })
      process.kill(process.pid, 'SIGKILL')
    `)
    expect(out).toHaveLength(50)
  })

  it.runIf(existsSync('/dev/full'))('continues if the disk is full', () => {
    const full = openSync('/dev/full', 'w')
    try {
      const { status, err } = run(
        `
          const log = createProcessLog('json', 'info')()
          for (let ms = 0; ms < 20_000; ms += 1) log.request({ ...request, ms })
          log.problem(problem)
        `,
        full,
      )
      expect([status, err]).toEqual([0, [expect.stringContaining('no connection')]])
    } finally {
      closeSync(full)
    }
  })
})
