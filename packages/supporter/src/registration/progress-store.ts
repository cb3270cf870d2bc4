import { forgetDrafts } from '../editing/draft-store.ts'
import { tabStorage } from '../browser-store/tab-storage.ts'
import {
  saveProgress,
  newProgress,
  readProgress,
  type RegistrationProgress,
} from './registration-progress.ts'

/** Key of the registration's drafts, instead of a page's slug. */
const registrationDrafts = 'register'

/** Progress of the registration in this tab, in memory and in `sessionStorage` if available. */
export interface ProgressStore {
  readonly get: (owner: string) => RegistrationProgress
  /** Updates the progress. */
  readonly note: (owner: string, change: Partial<RegistrationProgress>) => void
  /** Starts over, and removes the drafts of the previous page. */
  readonly restart: (owner: string) => void
  /** Ends the registration of a page, for example after its cancellation. Other registrations continue. */
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
    saveProgress(storage, next)
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
