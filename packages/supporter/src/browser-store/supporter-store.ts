import type { AppStore, StateParts } from './create-app-store.ts'
import { sessionPart } from './session-part.ts'
import type { Session } from './session.ts'
import { type Toast, toastPart } from './toast-part.ts'

/** A supporter's part of the browser's state under `app-state` (Spec §3, persisted state). */
export interface SupporterState {
  flash: Toast | undefined
  session: Session
}

export const supporterParts: StateParts<SupporterState> = { flash: toastPart, session: sessionPart }

/** Keeps the session and the message that is shown. */
export type SupporterStore = AppStore<SupporterState>
