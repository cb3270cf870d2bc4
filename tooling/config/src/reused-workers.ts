import { ThreadsPoolWorker, type PoolRunnerInitializer, type PoolWorker } from 'vitest/node'

type Options = Parameters<PoolRunnerInitializer['createPoolWorker']>[0]
type Request = Parameters<PoolWorker['send']>[0]
type Started = Extract<Request, { type: 'start' }>
type Listener = (message: unknown) => void

/** So often a worker runs test files before another one takes its place. */
const mostRuns = 100

/**
 * Worker threads that last from one run of the tests to the next, for `npm run lab -- mutate`: starting a thread and setting
 * up a browser's environment takes ten times as long as the tests of one change. Vitest evaluates our modules anew
 * for each test file; what packages from outside and the environment remember stays. With `KEEP_MODULES=1`, which is
 * for packages whose modules remember nothing, ours stay evaluated, too, once it is known which test reaches what.
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
    // One that was not asked to end still runs something.
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
    // The settings of this run, such as which tests, and not those that the thread was started with.
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

  /** Stryker's word for trying a change; before, it finds out which test reaches what. */
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
