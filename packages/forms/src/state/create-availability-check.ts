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
  /** Asks about a value as soon as typing rests; empty values are not asked about. */
  ask(value: string): void
  /** Forgets whatever is under way. */
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
      if (value === current.value) return
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
    stop: () => cancel(),
  }
}

function withTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
