import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const candidates = [
  '/usr/bin/redis-server',
  '/usr/bin/valkey-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

/** A Redis of a test's own, which keeps nothing. */
export interface RunningRedis {
  readonly url: string
  /** Ends it at once, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Starts it anew at the same address. */
  readonly restart: () => Promise<void>
}

/**
 * Finds the Redis or Valkey that processes share in tests: `REDIS_PATH` first, then the usual places.
 *
 * @returns the executable's path, or undefined when there is none
 */
export function findRedis(
  environment: Record<string, string | undefined> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const named = environment['REDIS_PATH']
  if (named !== undefined && named !== '') return exists(named) ? named : undefined
  return candidates.find((path) => exists(path))
}

/**
 * Starts a Redis on a free port and waits until it listens.
 *
 * @throws Error where there is none, or it does not listen within ten seconds
 */
export async function startRedis(): Promise<RunningRedis> {
  const executable = findRedis()
  if (executable === undefined) {
    throw new Error('There is no Redis: install it (Debian: apt-get install redis-server)')
  }
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(
      executable,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    )
    await listening(port)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    restart: start,
    kill: () =>
      new Promise((resolve) => {
        if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
          return resolve()
        }
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

async function listening(port: number): Promise<void> {
  const deadlineMs = Date.now() + 10_000
  while (!(await answers(port))) {
    if (Date.now() > deadlineMs) throw new Error(`Redis does not listen on port ${port}`)
    await wait(50)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
