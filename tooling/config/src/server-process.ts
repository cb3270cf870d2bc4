import { type ChildProcess, fork } from 'node:child_process'

/** A server that runs as a child and says where it listens over the IPC channel. */
export interface RunningServer {
  origin: string
  process: ChildProcess
}

export interface ChildOptions {
  /** What people call it, for messages. */
  name: string
  script: string
  args?: readonly string[]
  environment?: Record<string, string>
  /** How long it may take until it listens. */
  timeoutMs: number
  /** Whether what it prints is shown; errors always are, unless they have a file. */
  verbose: boolean
  /** The open file that takes what it prints, where that is shown; the standard output unless given. */
  outputTo?: number
  /** An open file that takes its errors. */
  errorFile?: number
  /** Is told the child's number before the child has done anything. */
  onSpawn?: (pid: number) => void
}

/**
 * Starts a server from its TypeScript source and waits until it listens. The IPC channel ties the
 * child to us: it ends when we end, however we end.
 *
 * @throws Error when it stops or says nothing before the deadline
 */
export function startServer(options: ChildOptions): Promise<RunningServer> {
  const output = options.verbose ? (options.outputTo ?? 'inherit') : 'ignore'
  const child = fork(options.script, [...(options.args ?? [])], {
    execArgv: ['--conditions=@milepost/source', '--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', output, options.errorFile ?? 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) options.onSpawn?.(child.pid)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The ${options.name} did not start within ${options.timeoutMs / 1000} s.`))
    }, options.timeoutMs)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`The ${options.name} stopped before it listened (${signal ?? code}).`))
    })
    child.on('message', (message: { type?: unknown; origin?: unknown } | null) => {
      if (message?.type !== 'listening' || typeof message.origin !== 'string') return
      clearTimeout(timer)
      child.removeAllListeners('exit')
      resolve({ origin: message.origin, process: child })
    })
  })
}

/** Asks a child to end, and ends it after a grace period. Resolves when it is gone. */
export function stopServer(child: ChildProcess, graceMs = 3000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
