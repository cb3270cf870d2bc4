import { type AppState, appStateParts } from './app-state.ts'
import { type AppStore, createAppStore } from './create-app-store.ts'

let store: AppStore<AppState> | undefined

/** The store of this tab, made when it is first asked for. In the browser only. */
export function browserStore(): AppStore<AppState> {
  store ??= createAppStore<AppState>({
    parts: appStateParts,
    storage: localStorageOrNone(),
    watchStorage(changed) {
      const listen = (event: StorageEvent) => changed(event.key)
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  })
  return store
}

/** A browser may refuse storage by throwing where it is only named. */
function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
