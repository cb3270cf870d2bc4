import type { Page, PageWrapper, Team } from '@milepost/platform'

/** The signed-in user (Spec §3). */
export interface SessionUser {
  /** GUID of the supporter (decisions: S3.31). */
  readonly id: string
  readonly name: string
  readonly uuid: string
  readonly countryCode: string
  readonly token: string
  /** If undefined, the session ends when the token expires. */
  readonly refreshToken: string | undefined
  /** ISO 8601 in UTC; undefined for Basic tokens, which do not expire. */
  readonly tokenExpiry: string | undefined
  readonly authType: 'Bearer' | 'Basic'
  readonly hasExistingPage: boolean
}

/** A supporter page in its wrapper (Spec §3), with the fields that the session stores. */
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
    /** Metadata of the page on this site, by key, as far as loaded (Spec §3). */
    metadata: Readonly<Record<string, string>>
  }
>

/** Fields of a team that the session stores. */
export type SessionTeam = Pick<Team, 'id' | 'name' | 'owner' | 'slug' | 'url' | 'uuid'>

/** `empty` for anonymous visitors (Spec §4). */
export type SessionStatus = 'empty' | 'fetching' | 'fetched' | 'failed'

/** Administrator with access to reports. The token contains a password, so it is never stored. */
export interface AdminUser {
  readonly name: string
  readonly token: string
}

/** The visitor's session (Spec §3, session). */
export interface Session {
  readonly status: SessionStatus
  readonly user: SessionUser | undefined
  /** The page that the user has selected. */
  readonly page: SessionPage | undefined
  readonly pages: readonly SessionPage[]
  /** Team of the selected page. */
  readonly team: SessionTeam | undefined
  /** Teams of all pages, without duplicates. */
  readonly teams: readonly SessionTeam[]
  readonly adminUser: AdminUser | undefined
  readonly prefilledFields: Readonly<Record<string, string>>
  readonly charity: string | undefined
  /** Slug of the team in an invitation link. */
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
