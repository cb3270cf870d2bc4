import { ThreadsPoolWorker, type PoolRunnerInitializer, type PoolWorker } from 'vitest/node'

type Options = Parameters<PoolRunnerInitializer['createPoolWorker']>[0]
type Request = Parameters<PoolWorker['send']>[0]
type Started = Extract<Request, { type: 'start' }>
type Listener = (message: unknown) => void

/** Maximum number of test runs of a worker before it is replaced. */
const mostRuns = 100

/**
 * Worker threads that are reused across test runs, for `npm run lab -- mutate`: starting a thread and setting up a
 * browser environment takes ten times as long as the tests of one mutant. Vitest evaluates our modules again for each
 * test file, but state in third-party packages and in the environment persists. With `KEEP_MODULES=1`, meant for
 * packages without module state, our modules stay evaluated, too, once Stryker has recorded per-test coverage.
 */
export const reusedWorkers: PoolRunnerInitializer = {
  name: 'lasting-workers',
  createPoolWorker: (options) => new LastingWorker(options),
}

interface Thread {
  worker: ThreadsPoolWorker
  environment: string
  runs: number
}

let idle: Thread[] = []
const watched = new WeakSet<object>()

class LastingWorker implements PoolWorker {
  readonly name = 'threads'
  readonly #options: Options
  readonly #listeners: [string, Listener][] = []
  #thread: Thread | undefined
  #settings: Pick<Started['context'], 'config'> | undefined
  #isDone = false

  constructor(options: Options) {
    this.#options = options
    const { vitest } = options.project
    if (watched.has(vitest)) return
    watched.add(vitest)
    vitest.onClose(async () => {
      await Promise.all(idle.map(({ worker }) => worker.stop()))
      idle = []
    })
  }

  async start(): Promise<void> {
    const environment = this.#options.environment.name
    this.#thread = idle.find((one) => one.environment === environment)
    if (this.#thread === undefined) {
      const worker = new ThreadsPoolWorker(this.#options)
      await worker.start()
      this.#thread = { worker, environment, runs: 0 }
    } else {
      idle = idle.filter((one) => one !== this.#thread)
    }
  }

  async stop(): Promise<void> {
    const thread = this.#taken
    for (const [event, listener] of this.#listeners) thread.worker.off(event, listener)
    // A worker that has not received `stop` is still running a test.
    if (this.#isDone && thread.runs < mostRuns) idle.push(thread)
    else await thread.worker.stop()
  }

  send(message: Request): void {
    const thread = this.#taken
    if (message.type === 'start') {
      const { config } = message.context
      const isKept = process.env['KEEP_MODULES'] === '1' && this.#isTrying
      this.#settings = { config: isKept ? { ...config, isolate: false } : config }
      if (thread.runs > 0) return this.#answer('started')
    }
    if (message.type === 'stop') {
      this.#isDone = true
      if (thread.runs < mostRuns) return this.#answer('stopped')
    }
    if (message.type !== 'run') return thread.worker.send(message)
    thread.runs += 1
    // Settings of this run, for example its test filter, instead of those at the thread's start.
    const context = { ...message.context, ...this.#settings }
    thread.worker.send({ ...message, context })
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener])
    this.#taken.worker.on(event, listener)
  }

  off(event: string, listener: Listener): void {
    this.#taken.worker.off(event, listener)
  }

  deserialize(data: unknown): unknown {
    return data
  }

  /** Whether Stryker is testing a mutant. Its dry run, which records per-test coverage, comes first. */
  get #isTrying(): boolean {
    const provided: Record<string, unknown> = { ...this.#options.project.getProvidedContext() }
    return provided['mode'] === 'mutant'
  }

  get #taken(): Thread {
    if (this.#thread === undefined) throw new Error('The worker has not started')
    return this.#thread
  }

  #answer(type: 'started' | 'stopped'): void {
    const message = { type, __vitest_worker_response__: true }
    queueMicrotask(() => {
      for (const [event, listener] of this.#listeners) if (event === 'message') listener(message)
    })
  }
}
