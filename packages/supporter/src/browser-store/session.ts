import type { Page, PageWrapper, Team } from '@milepost/platform'

/** The signed-in user (Spec §3). */
export interface SessionUser {
  /** The supporter's guid (decisions: S3.31). */
  readonly id: string
  readonly name: string
  readonly uuid: string
  readonly countryCode: string
  readonly token: string
  /** Without one, the session ends with its token. */
  readonly refreshToken: string | undefined
  /** ISO 8601 in UTC; undefined for Basic, which does not expire. */
  readonly tokenExpiry: string | undefined
  readonly authType: 'Bearer' | 'Basic'
  readonly hasExistingPage: boolean
}

/** The wrapper of a supporter's page (Spec §3), with the fields that the session stores. */
export type SessionPage = PageWrapper<SessionPageData>

type SessionPageData = Readonly<
  Pick<
    Page,
    | 'active'
    | 'donationUrl'
    | 'id'
    | 'image'
    | 'name'
    | 'teamPageId'
    | 'teamShortName'
    | 'url'
    | 'uuid'
  > & {
    /** The site's metadata of the page, by key, as far as it was loaded (Spec §3). */
    metadata: Readonly<Record<string, string>>
  }
>

/** The session's data of a team. */
export type SessionTeam = Pick<Team, 'id' | 'name' | 'owner' | 'slug' | 'url' | 'uuid'>

/** Empty after a sign-out and for every anonymous visitor (Spec §4). */
export type SessionStatus = 'empty' | 'fetching' | 'fetched' | 'failed'

/** User with access to reports; the token contains a password and stays in memory. */
export interface AdminUser {
  readonly name: string
  readonly token: string
}

/** The visitor's session (Spec §3, session). */
export interface Session {
  readonly status: SessionStatus
  readonly user: SessionUser | undefined
  /** The selected page. */
  readonly page: SessionPage | undefined
  readonly pages: readonly SessionPage[]
  /** The selected page's team. */
  readonly team: SessionTeam | undefined
  /** Every team that was met, each once. */
  readonly teams: readonly SessionTeam[]
  readonly adminUser: AdminUser | undefined
  readonly prefilledFields: Readonly<Record<string, string>>
  readonly charity: string | undefined
  /** The slug of the team that a link invited to. */
  readonly preselectedTeam: string | undefined
  readonly utmParams: Readonly<Record<string, string>>
}

export const emptySession: Session = {
  status: 'empty',
  user: undefined,
  page: undefined,
  pages: [],
  team: undefined,
  teams: [],
  adminUser: undefined,
  prefilledFields: {},
  charity: undefined,
  preselectedTeam: undefined,
  utmParams: {},
}
