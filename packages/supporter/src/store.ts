export { asRecord } from './browser-store/app-store.ts'
export { getBrowserStore } from './browser-store/supporter-store.ts'
export {
  type AppStore,
  type AppStoreOptions,
  createAppStore,
  type StateParts,
  storageKey,
} from './browser-store/app-store.ts'
export { createBrowserStore } from './browser-store/app-store.ts'
export type { StatePart } from './browser-store/app-store.ts'
export {
  supporterParts,
  type SupporterState,
  type SupporterStore,
} from './browser-store/supporter-store.ts'
export { getTabStorage } from './browser-store/app-store.ts'
export type { Toast, ToastTheme } from './browser-store/supporter-store.ts'
