export type FetchStatus = 'fetching' | 'fetched' | 'failed'

/** Availability of a value. The same object until it changes. */
export interface Availability {
  readonly value: string
  readonly status: FetchStatus | undefined
  /** Result of the check. Undefined unless the status is `fetched`. */
  readonly isAvailable: boolean | undefined
}

export interface AvailabilityOptions {
  /** Checks whether a value is available. The signal aborts when the user continues typing. */
  check: (value: string, options: { signal: AbortSignal }) => Promise<boolean>
  /** Debounce delay before a check. */
  delayMs: number
  /** Schedules a call and returns a function that cancels it. @default setTimeout */
  schedule?: ((run: () => void, delayMs: number) => () => void) | undefined
}

export interface AvailabilityWatch {
  readonly get: () => Availability
  readonly subscribe: (listener: () => void) => () => void
  /** Checks a value after the delay, unless its result is known or pending. An empty value is never checked. */
  ask(value: string): void
  /** Cancels a check in progress. The value can be checked again. */
  stop(): void
}

const unknown: Availability = { value: '', status: undefined, isAvailable: undefined }

/** Creates a debounced availability check. Results of stale checks are discarded. */
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
