import type { Page, PageWrapper, Team } from '@milepost/platform'
import { asRecord, type StatePart } from './app-store.ts'

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
type SessionStatus = 'empty' | 'fetching' | 'fetched' | 'failed'

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

/**
 * Persistence of the session. Basic tokens, including those of report administrators, contain a password. They are never stored
 * (decisions: secrets in the browser), so they are lost on reload.
 */
export const sessionPart: StatePart<Session> = {
  initial: emptySession,
  read: parseSession,
  merge: withNewestToken,
  write: (session) => ({
    ...(session.user?.authType === 'Basic' ? withoutUser(session) : session),
    adminUser: undefined,
  }),
}

/**
 * Returns the stored session, with this tab's token if that is newer. A refresh token can be used only once, so going back to
 * the older one would sign the user out.
 */
function withNewestToken(stored: Session, current: Session): Session {
  const { user } = stored
  const own = current.user
  if (user?.tokenExpiry === undefined || own?.tokenExpiry === undefined || own.id !== user.id)
    return stored
  if (Date.parse(own.tokenExpiry) <= Date.parse(user.tokenExpiry)) return stored
  const { token, refreshToken, tokenExpiry } = own
  return { ...stored, user: { ...user, token, refreshToken, tokenExpiry } }
}

/** Valid statuses of a stored session with a user, which is never `empty`. */
const signedInStatuses: readonly SessionStatus[] = ['fetching', 'fetched', 'failed']

/** Returns the session without the user's data. */
function withoutUser({ charity, preselectedTeam, utmParams }: Session): Session {
  return { ...emptySession, charity, preselectedTeam, utmParams }
}

function parseSession(stored: unknown, current: Session = emptySession): Session {
  const record = asRecord(stored) ?? {}
  const whole: Session = {
    ...emptySession,
    adminUser: current.adminUser,
    charity: toOptionalText(record['charity']),
    preselectedTeam: toOptionalText(record['preselectedTeam']),
    prefilledFields: parseTextRecord(record['prefilledFields']),
    utmParams: parseTextRecord(record['utmParams']),
  }
  const user = parseUser(record['user'])
  if (user === undefined) {
    const { status, page, pages, team, teams, ...kept } = current
    return kept.user?.authType === 'Basic'
      ? { ...whole, user: kept.user, status, page, pages, team, teams }
      : whole
  }
  return {
    ...whole,
    user,
    status: signedInStatuses.find((status) => status === record['status']) ?? 'failed',
    page: parsePage(record['page']),
    pages: parseList(record['pages'], parsePage),
    team: parseTeam(record['team']),
    teams: parseList(record['teams'], parseTeam),
  }
}

/** Parses a stored user. Undefined without an id, or if the token is not a valid header value. */
function parseUser(stored: unknown): SessionUser | undefined {
  const user = asRecord(stored) ?? {}
  const [id, token] = [toOptionalText(user['id']), toOptionalText(user['token'])]
  if (id === undefined || token === undefined || !/^[!-~]+$/.test(token)) return undefined
  if (user['authType'] === 'Basic') return undefined
  return {
    id,
    token,
    name: toOptionalText(user['name']) ?? '',
    uuid: toOptionalText(user['uuid']) ?? id,
    countryCode: toOptionalText(user['countryCode']) ?? '',
    refreshToken: toOptionalText(user['refreshToken']),
    // An invalid time counts as expired.
    tokenExpiry: parseTimestamp(user['tokenExpiry']) ?? new Date(0).toISOString(),
    authType: 'Bearer',
    hasExistingPage: user['hasExistingPage'] === true,
  }
}

function parsePage(stored: unknown): SessionPage | undefined {
  const page = asRecord(stored) ?? {}
  const slug = toOptionalText(page['slug'])
  if (slug === undefined) return undefined
  // Earlier versions stored the page's data without a wrapper.
  const data = asRecord(page['data']) ?? page
  return {
    owner: toOptionalText(page['owner']),
    slug,
    data: {
      active: data['active'] === true,
      donationUrl: parseUrl(data['donationUrl']),
      id: toOptionalText(data['id']) ?? '',
      image: parseUrl(data['image']),
      name: toOptionalText(data['name']) ?? '',
      teamPageId: toOptionalText(data['teamPageId']),
      teamShortName: toOptionalText(data['teamShortName']),
      url: parseUrl(data['url']),
      uuid: toOptionalText(data['uuid']) ?? '',
      metadata: parseTextRecord(data['metadata']),
    },
  }
}

function parseTeam(stored: unknown): SessionTeam | undefined {
  const team = asRecord(stored) ?? {}
  const slug = toOptionalText(team['slug'])
  if (slug === undefined) return undefined
  return {
    slug,
    id: toOptionalText(team['id']) ?? '',
    name: toOptionalText(team['name']) ?? '',
    owner: toOptionalText(team['owner']),
    url: parseUrl(team['url']),
    uuid: toOptionalText(team['uuid']) ?? '',
  }
}

function toOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Accepts only http(s) URLs and paths, because they are used as link targets. */
function parseUrl(value: unknown): string {
  const found = toOptionalText(value) ?? ''
  return /^(https?:\/\/|\/(?!\/))/i.test(found) ? found : ''
}

function parseTimestamp(value: unknown): string | undefined {
  const found = toOptionalText(value)
  return found !== undefined && !Number.isNaN(Date.parse(found)) ? found : undefined
}

function parseTextRecord(value: unknown): Record<string, string> {
  const entries = Object.entries(asRecord(value) ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function parseList<T>(value: unknown, read: (item: unknown) => T | undefined): T[] {
  return Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : []
}
