import type { Page, Team } from '@milepost/platform'
import { asRecord } from '../state/as-record.ts'
import type { StatePart } from '../state/state-part.ts'

/** Who is signed in (Spec §3). */
export interface SessionUser {
  /** The supporter's guid (decisions: S3.31). */
  readonly id: string
  readonly name: string
  readonly uuid: string
  readonly countryCode: string
  readonly token: string
  readonly refreshToken: string | undefined
  /** ISO 8601 in UTC. */
  readonly tokenExpiry: string | undefined
  readonly authType: 'Bearer' | 'Basic'
  readonly hasExistingPage: boolean
}

/** What the session keeps of a supporter's page. */
export type SessionPage = Pick<
  Page,
  | 'active'
  | 'donationUrl'
  | 'id'
  | 'image'
  | 'name'
  | 'slug'
  | 'teamPageId'
  | 'teamShortName'
  | 'url'
  | 'uuid'
> & { readonly metadata: Readonly<Record<string, unknown>> }

/** What the session keeps of a team. */
export type SessionTeam = Pick<Team, 'id' | 'name' | 'owner' | 'slug' | 'url' | 'uuid'>

export type SessionStatus = 'empty' | 'fetching' | 'fetched' | 'failed'

/** Everything a site knows of its visitor (Spec §3, session). */
export interface Session {
  readonly status: SessionStatus
  readonly user: SessionUser | undefined
  /** The selected page. */
  readonly page: SessionPage | undefined
  readonly pages: readonly SessionPage[]
  readonly team: SessionTeam | undefined
  readonly teams: readonly SessionTeam[]
  /** Who may read reports; its token holds a password and stays in memory. */
  readonly adminUser: { readonly name: string; readonly token: string } | undefined
  readonly prefilledFields: Readonly<Record<string, string>>
  readonly charity: string | undefined
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

export const sessionPart: StatePart<Session> = {
  initial: emptySession,
  read: (stored) => (asRecord(stored) === undefined ? emptySession : emptySession),
  write: () => undefined,
}
