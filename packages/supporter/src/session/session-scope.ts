import type { MessagesOf } from '../messages/message-catalogue.ts'
import type { OptionalCallGroup, PlatformAdapter } from '@milepost/platform/adapter'
import type { ToastTheme } from '../browser-store/supporter-store.ts'
import type {
  AdminUser,
  Session,
  SessionPage,
  SessionTeam,
  SessionUser,
} from '../browser-store/session.ts'
import type { SupporterSettings } from '../host/supporter-host.ts'
import { UnsupportedError } from '@milepost/platform'
import { sessionMessages } from './session-messages.ts'

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
  /** Removes the unsaved work of all other users in this browser. */
  readonly removeUnsavedWork: (exceptOf?: string) => Promise<void>
  readonly showToast: (text: string, theme: ToastTheme) => void
}

/** Events of a session (Spec §4). */
export type SessionEvent =
  /** User, pages and team are being loaded. */
  | { readonly type: 'fetching' }
  | { readonly type: 'fetched' }
  | { readonly type: 'failed' }
  | { readonly type: 'userFetched'; readonly user: SessionUser }
  | { readonly type: 'pagesFetched'; readonly pages: readonly SessionPage[] }
  | { readonly type: 'pageSelected'; readonly page: SessionPage }
  /** A page was updated, for example its team or its metadata. */
  | { readonly type: 'pageFetched'; readonly page: SessionPage }
  | { readonly type: 'pageCleared' }
  | { readonly type: 'teamFetched'; readonly team: SessionTeam | undefined }
  /** One of the user's pages joined a team. `page` is a slug. */
  | {
      readonly type: 'teamJoined'
      readonly page: string
      readonly team: Pick<SessionTeam, 'slug' | 'uuid'>
    }
  /** One of the user's pages left a team. Both are slugs. */
  | { readonly type: 'teamLeft'; readonly page: string; readonly team: string }
  | { readonly type: 'adminSignedIn'; readonly adminUser: AdminUser }
  | { readonly type: 'adminSignedOut' }
  | {
      readonly type: 'credentialsRefreshed'
      readonly credentials: Pick<SessionUser, 'token' | 'refreshToken' | 'tokenExpiry'>
    }
  /** The user signed out, or the session expired. */
  | { readonly type: 'cleared' }
  /** The URL contained data about the visitor, such as a name. */
  | { readonly type: 'arrived'; readonly facts: ArrivalData }

/** Data about the visitor in the URL's query. */
export interface ArrivalData {
  readonly prefilledFields?: Readonly<Record<string, string>>
  readonly charity?: string
  readonly preselectedTeam?: string
  readonly utmParams?: Readonly<Record<string, string>>
}

/**
 * Returns a group of platform calls. Check `usePlatformSupport` before rendering anything that needs it.
 *
 * @throws {UnsupportedError} if the platform does not support the group
 */
export function requireCallGroup<Name extends OptionalCallGroup>(
  platform: PlatformAdapter,
  name: Name,
): NonNullable<PlatformAdapter[Name]> {
  const calls = platform[name]
  if (!calls) throw new UnsupportedError(`The platform ${platform.name} does not support ${name}`)
  return calls
}

/** Resolves after `delayMs`. */
export function delay(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
