import { forgetDrafts } from '../editing/draft-store.ts'
import { tabStorage } from '../browser-store/tab-storage.ts'
import {
  keepProgress,
  newProgress,
  readProgress,
  type RegistrationProgress,
} from './registration-progress.ts'

/** Draft key of the steps, like the slug for a page's drafts. */
const registrationDrafts = 'register'

/** Progress of this tab: in memory, and in session storage if available. */
export interface ProgressStore {
  readonly get: (owner: string) => RegistrationProgress
  /** Notes what has been reached, at once. */
  readonly note: (owner: string, change: Partial<RegistrationProgress>) => void
  /** Starts over, and removes the previous page's drafts. */
  readonly restart: (owner: string) => void
  /** Ends the progress that belongs to a page, such as once the page is cancelled; any other goes on. */
  readonly endPage: (owner: string, slug: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the store of a tab's progress. */
export function createProgressStore(storage: Storage | undefined): ProgressStore {
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
  const restart = (owner: string) => {
    forgetDrafts(storage, registrationDrafts)
    set(newProgress(owner))
  }
  return {
    get,
    note: (owner, change) => set({ ...get(owner), ...change }),
    restart,
    endPage(owner, slug) {
      if (get(owner).page?.slug === slug) restart(owner)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let store: ProgressStore | undefined

/** Returns this tab's store, created on first use. */
export function tabProgress(): ProgressStore {
  store ??= createProgressStore(tabStorage())
  return store
}
