import type { AdminUser, SessionPage, SessionTeam, SessionUser } from '../browser-store/session.ts'

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
  | { readonly type: 'arrived'; readonly facts: ArrivalFacts }

/** Data about the visitor in the URL's query. */
export interface ArrivalFacts {
  readonly prefilledFields?: Readonly<Record<string, string>>
  readonly charity?: string
  readonly preselectedTeam?: string
  readonly utmParams?: Readonly<Record<string, string>>
}
