import type { AppStore, StateParts } from './create-app-store.ts'
import { sessionPart } from './session-part.ts'
import type { Session } from './session.ts'
import { type Toast, toastPart } from './toast-part.ts'

/** The supporter's parts of the state that is stored under `app-state` (Spec §3, persisted state). */
export interface SupporterState {
  flash: Toast | undefined
  session: Session
}

export const supporterParts: StateParts<SupporterState> = { flash: toastPart, session: sessionPart }

/** Store of the session and the current toast. */
export type SupporterStore = AppStore<SupporterState>
