import { createBrowserStore } from './create-browser-store.ts'
import { type SupporterStore, supporterParts } from './supporter-store.ts'

let store: SupporterStore | undefined

/** Returns this tab's store, created on first use. Browser only. */
export function browserStore(): SupporterStore {
  store ??= createBrowserStore(supporterParts)
  return store
}
