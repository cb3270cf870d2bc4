import { tabStorage } from '../state/tab-storage.ts'
import { keepProgress, newProgress, readProgress } from './registration-progress.ts'
import type { RegistrationProgress } from './registration-progress.ts'

/** The progress of this tab: in memory, and in storage where there is one. */
export interface ProgressStore {
  readonly get: (owner: string) => RegistrationProgress
  /** Notes what has been reached, at once. */
  readonly note: (owner: string, change: Partial<RegistrationProgress>) => void
  /** Begins anew. */
  readonly restart: (owner: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the store of a tab's progress. */
export function createProgressStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
): ProgressStore {
  const listeners = new Set<() => void>()
  let current: RegistrationProgress | undefined
  const get = (owner: string) => {
    if (current?.owner !== owner) current = readProgress(storage, owner)
    return current
  }
  const set = (next: RegistrationProgress) => {
    current = next
    keepProgress(storage, next)
    for (const listener of listeners) listener()
  }
  return {
    get,
    note: (owner, change) => set({ ...get(owner), ...change }),
    restart: (owner) => set(newProgress(owner)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let store: ProgressStore | undefined

/** The store of this tab, made when it is first asked for. */
export function tabProgress(): ProgressStore {
  store ??= createProgressStore(tabStorage())
  return store
}
