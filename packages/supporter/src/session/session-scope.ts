import type { MessagesOf } from '../messages/message-catalogue.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { ToastTheme } from '../browser-store/toast-part.ts'
import type { sessionMessages } from './session-messages.ts'
import type { Session } from '../browser-store/session.ts'
import type { SessionEvent } from './session-event.ts'
import type { SupporterSettings } from '../host/supporter-settings.ts'

/** Dependencies of session functions. */
export interface SessionScope {
  readonly settings: SupporterSettings
  readonly messages: MessagesOf<typeof sessionMessages>
  readonly session: () => Session
  readonly change: (event: SessionEvent) => void
  /** Returns the platform, authenticated with a token if there is one. */
  readonly platformFor: (credentials?: {
    readonly token: string
    readonly authType: 'Bearer' | 'Basic'
  }) => PlatformAdapter
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (delayMs: number) => Promise<void>
  /** Runs work exclusively across tabs, by name. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Removes unsaved work in this browser, except that of a user. */
  readonly forgetUnsavedWork: (exceptOf?: string) => Promise<void>
  readonly showToast: (text: string, theme: ToastTheme) => void
}
