import { createBrowserStore } from './create-browser-store.ts'
import { type SupporterStore, supporterParts } from './supporter-store.ts'

let store: SupporterStore | undefined

/** The store of this tab, made when it is first asked for. In the browser only. */
export function browserStore(): SupporterStore {
  store ??= createBrowserStore(supporterParts)
  return store
}
