import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type ChildOptions, startServer, stopServer } from '@milepost/config/server-process'

export const root = resolve(import.meta.dirname, '../../..')

/** A local server that can be killed and started again on the same port. */
export interface LabServer {
  readonly origin: string
  readonly pid: () => number
  readonly isRunning: () => boolean
  /** Kills the process, like a power cut. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a server that reports its origin over IPC. It must listen on a fixed port, so that it can be restarted. */
export async function startLabServer(
  options: Omit<ChildOptions, 'timeoutMs' | 'verbose'>,
): Promise<LabServer> {
  const launch = () => startServer({ timeoutMs: 240_000, verbose: false, ...options })
  let server = await launch()
  const isRunning = () => server.process.exitCode === null && server.process.signalCode === null
  return {
    origin: server.origin,
    pid: () => server.process.pid ?? 0,
    isRunning,
    kill: () =>
      new Promise((done) => {
        if (!isRunning()) return done()
        server.process.once('exit', () => done())
        server.process.kill('SIGKILL')
      }),
    start: async () => {
      if (isRunning()) await stopServer(server.process)
      server = await launch()
    },
    stop: () => stopServer(server.process),
  }
}

interface RunOptions {
  cwd: string
  /** The whole environment. @default that of this process */
  environment?: NodeJS.ProcessEnv
  timeoutMs?: number
}

/**
 * Runs a command and returns its output.
 *
 * @throws Error with the output if the command fails or takes too long
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, environment = process.env, timeoutMs = 600_000 }: RunOptions,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, [...args], {
      cwd,
      env: environment,
      timeout: timeoutMs,
      maxBuffer: 100_000_000,
    })
    return stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`, { cause: error })
  }
}

export interface StartedProcess {
  origin: string
  stop: () => Promise<void>
}

interface ProcessOptions {
  cwd: string
  /** Expected origin. @default the origin that it prints after "listening on" or "Site" */
  origin?: string
  /** The whole environment. @default that of this process */
  environment?: NodeJS.ProcessEnv
}

const startTimeoutMs = 300_000

/**
 * Starts a command in its own process group and waits until it listens.
 *
 * @throws Error with its output if it ends, or does not listen within five minutes
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  { cwd, origin, environment = process.env }: ProcessOptions,
): Promise<StartedProcess> {
  const child = spawn(command, [...args], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<void>((done) => void child.once('exit', () => done()))
  const deadlineMs = Date.now() + startTimeoutMs
  for (;;) {
    const found = origin ?? /(?:listening on|Site) +(\S+)\n/.exec(output)?.[1]
    if (found !== undefined && (origin === undefined || (await isListening(found)))) {
      const stop = async () => {
        signalGroup(child, 'SIGTERM')
        const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000)
        await ended
        clearTimeout(timer)
      }
      return { origin: found, stop }
    }
    if (child.exitCode !== null || Date.now() > deadlineMs) {
      signalGroup(child, 'SIGKILL')
      throw new Error(`${command} ${args.join(' ')} does not listen\n${output}`)
    }
    await new Promise((done) => setTimeout(done, 250))
  }
}

/** Starts a command, passes its origin, and stops it afterwards. */
export async function withProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const started = await startProcess(command, args, options)
  try {
    await work(started.origin)
  } finally {
    await started.stop()
  }
}

async function isListening(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended.
  }
}

/**
 * Installs Debian packages if the machine allows it.
 *
 * @param isInstalled - whether all required programs exist
 * @throws Error if something is still missing afterwards
 */
export function installFromDebian(packages: readonly string[], isInstalled: () => boolean): void {
  if (isInstalled()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options)
  }
  if (!isInstalled()) throw new Error(`Install first: apt-get install ${packages.join(' ')}`)
}

/** Passes an empty folder and removes it afterwards. */
export async function inFolder(
  name: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `milepost-${name}-`))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

const startedMs = Date.now()

/** Prints a line with the seconds since the start. */
export function log(line: string): void {
  console.log(`${String(Math.round((Date.now() - startedMs) / 1000)).padStart(4)} s  ${line}`)
}

/** Resident memory of a process in MB; undefined on systems without `/proc`. */
export function residentMegabytes(pid: number, field = 'VmRSS'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kibibytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]
    return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) * 1.024) / 1000
  } catch {
    return undefined
  }
}

/** A percentile of measured values, rounded to hundredths. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor((sorted.length * part) / 100)] ?? Number.NaN) * 100) / 100
}
