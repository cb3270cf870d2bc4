export { asRecord } from './browser-store/as-record.ts'
export { browserStore } from './browser-store/browser-store.ts'
export {
  type AppStore,
  type AppStoreOptions,
  createAppStore,
  type StateParts,
  storageKey,
} from './browser-store/create-app-store.ts'
export { createBrowserStore } from './browser-store/create-browser-store.ts'
export type { StatePart } from './browser-store/state-part.ts'
export {
  supporterParts,
  type SupporterState,
  type SupporterStore,
} from './browser-store/supporter-store.ts'
export { tabStorage } from './browser-store/tab-storage.ts'
export type { Toast, ToastTheme } from './browser-store/toast-part.ts'
