import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './chromium.ts'
import { freePort } from './free-port.ts'

/** A Redis that stores nothing on disk. */
export interface RunningRedis {
  readonly url: string
  /** Sends a signal, such as `SIGSTOP`, which leaves its connections open. */
  readonly signal: (name: NodeJS.Signals) => void
  /** Kills the process, like a power cut. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same port. */
  readonly restart: () => Promise<void>
}

/** Finds the Redis or Valkey executable. `REDIS_PATH` takes precedence. */
export function findRedis(): string | undefined {
  return findProgram('REDIS_PATH', [
    '/usr/bin/redis-server',
    '/usr/bin/valkey-server',
    '/usr/local/bin/redis-server',
    '/opt/homebrew/bin/redis-server',
  ])
}

/**
 * Starts Redis on a free port, with additional `redis-server` options, and waits until it listens.
 * @throws Error if Redis is not installed, or does not listen within ten seconds
 */
export async function startRedis(options: readonly string[] = []): Promise<RunningRedis> {
  const executable = findRedis()
  if (executable === undefined) {
    throw new Error('Redis not found. Install it (Debian: apt-get install redis-server)')
  }
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(
      executable,
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        ...options,
      ],
      { stdio: 'ignore' },
    )
    await listening(port)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => child?.kill(name),
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
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isListening = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isListening) return
    if (Date.now() > deadlineMs) throw new Error(`Redis does not listen on port ${port}`)
    await wait(50)
  }
}
