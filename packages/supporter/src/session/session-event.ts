import type { AdminUser, SessionPage, SessionTeam, SessionUser } from '../browser-store/session.ts'

/** Events of a session (Spec §4). */
export type SessionEvent =
  /** The session is loading: user, pages, team. */
  | { readonly type: 'fetching' }
  | { readonly type: 'fetched' }
  | { readonly type: 'failed' }
  | { readonly type: 'userFetched'; readonly user: SessionUser }
  | { readonly type: 'pagesFetched'; readonly pages: readonly SessionPage[] }
  | { readonly type: 'pageSelected'; readonly page: SessionPage }
  /** More has become known of a page: its team, its metadata, a new name. */
  | { readonly type: 'pageFetched'; readonly page: SessionPage }
  | { readonly type: 'pageCleared' }
  | { readonly type: 'teamFetched'; readonly team: SessionTeam | undefined }
  /** A page of the supporter's is in a team now. */
  | {
      readonly type: 'teamJoined'
      readonly page: string
      readonly team: Pick<SessionTeam, 'slug' | 'uuid'>
    }
  /** A page of the supporter's has left a team; both are slugs. */
  | { readonly type: 'teamLeft'; readonly page: string; readonly team: string }
  | { readonly type: 'adminSignedIn'; readonly adminUser: AdminUser }
  | { readonly type: 'adminSignedOut' }
  | {
      readonly type: 'credentialsRefreshed'
      readonly credentials: Pick<SessionUser, 'token' | 'refreshToken' | 'tokenExpiry'>
    }
  /** Signed out, by wish or because the session could not be kept up. */
  | { readonly type: 'cleared' }
  /** Facts about the visitor in the URL, such as a name. */
  | { readonly type: 'arrived'; readonly facts: ArrivalFacts }

/** Facts about the visitor in the URL's query. */
export interface ArrivalFacts {
  readonly prefilledFields?: Readonly<Record<string, string>>
  readonly charity?: string
  readonly preselectedTeam?: string
  readonly utmParams?: Readonly<Record<string, string>>
}
