import {
  type AppStore,
  asRecord,
  type StatePart,
  type StateParts,
  createBrowserStore,
} from './app-store.ts'
import { type Session, sessionPart } from './session.ts'

/** Short message over the page, stored as `flash` (Spec §3, Flash message). A new one replaces the previous one (Spec §4). */
export interface Toast {
  readonly id: string
  readonly text: string
  readonly theme: ToastTheme
}

export type ToastTheme = 'success' | 'info' | 'warning' | 'danger'

const toastThemes: readonly ToastTheme[] = ['success', 'info', 'warning', 'danger']

export const toastPart: StatePart<Toast | undefined> = {
  initial: undefined,
  read(stored) {
    const { id, text, theme } = asRecord(stored) ?? {}
    if (typeof id !== 'string' || typeof text !== 'string' || text === '') return undefined
    return { id, text, theme: toastThemes.find((name) => name === theme) ?? 'info' }
  },
  write: (message) => message,
}

/** The supporter's parts of the state that is stored under `app-state` (Spec §3, persisted state). */
export interface SupporterState {
  flash: Toast | undefined
  session: Session
}

export const supporterParts: StateParts<SupporterState> = { flash: toastPart, session: sessionPart }

/** Store of the session and the current toast. */
export type SupporterStore = AppStore<SupporterState>

let tabStore: SupporterStore | undefined

/** Returns this tab's store, created on first use. Browser only. */
export function getBrowserStore(): SupporterStore {
  tabStore ??= createBrowserStore(supporterParts)
  return tabStore
}
