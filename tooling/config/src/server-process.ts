import { type ChildProcess, fork } from 'node:child_process'

/** A server in a child process that reports its origin over IPC. */
export interface RunningServer {
  origin: string
  process: ChildProcess
}

export interface ChildOptions {
  /** Name in error messages. */
  name: string
  script: string
  args?: readonly string[]
  environment?: Record<string, string>
  /** Time limit for the server to listen, in ms. */
  timeoutMs: number
  /** Whether to show standard output. Standard error is always shown, unless `errorFile` is set. */
  verbose: boolean
  /** File descriptor for the output if `verbose` is set. Default: standard output. */
  outputTo?: number
  /** File descriptor for standard error. */
  errorFile?: number
  /** Called with the child's process id right after it is spawned. */
  onSpawn?: (pid: number) => void
}

/**
 * Starts a server from its TypeScript source and waits until it listens. When the parent process ends,
 * for whatever reason, the IPC channel closes and the child exits.
 *
 * @throws Error if the server stops, or does not report its origin before the deadline
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

/** Terminates a child process, and kills it after a grace period. Resolves when it has exited. */
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
