/** The state of a request to a server. */
export type FetchStatus = 'fetching' | 'fetched' | 'failed'

/** What is known about the availability of a value. The same object until it changes. */
export interface Availability {
  readonly value: string
  readonly status: FetchStatus | undefined
  /** Known once the status is `fetched`. */
  readonly isAvailable: boolean | undefined
}

export interface AvailabilityOptions {
  /** Whether nobody has this value yet. The signal ends when somebody types on. */
  check: (value: string, options: { signal: AbortSignal }) => Promise<boolean>
  /** How long nobody types before the check, in milliseconds. */
  delayMs: number
  /** Runs something later; returns how to prevent that. @default the platform's timer */
  schedule?: ((run: () => void, delayMs: number) => () => void) | undefined
}

export interface AvailabilityWatch {
  readonly get: () => Availability
  readonly subscribe: (listener: () => void) => () => void
  /** Checks a value after the delay, unless its result is known or on its way. An empty value is never checked. */
  ask(value: string): void
  /** Cancels a check in progress. Its value can be asked about again. */
  stop(): void
}

const unknown: Availability = { value: '', status: undefined, isAvailable: undefined }

/** Asks, while somebody types, whether a value is still free. Late answers to old questions are dropped. */
export function createAvailabilityCheck({
  check,
  delayMs,
  schedule = withTimer,
}: AvailabilityOptions): AvailabilityWatch {
  const listeners = new Set<() => void>()
  let current = unknown
  let cancel = () => {}

  const set = (next: Availability) => {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: (value) => {
      if (value === current.value && current.status !== 'failed') return
      cancel()
      if (value === '') return set(unknown)
      const stopping = new AbortController()
      const run = async () => {
        let answer: Partial<Availability>
        try {
          const isAvailable = await check(value, { signal: stopping.signal })
          answer = { status: 'fetched', isAvailable }
        } catch {
          answer = { status: 'failed' }
        }
        if (!stopping.signal.aborted) set({ ...unknown, value, ...answer })
      }
      const prevent = schedule(() => void run(), delayMs)
      cancel = () => {
        prevent()
        stopping.abort()
      }
      set({ value, status: 'fetching', isAvailable: undefined })
    },
    stop: () => {
      cancel()
      if (current.status === 'fetching') set(unknown)
    },
  }
}

function withTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
