import {
  emptySession,
  type Session,
  type SessionPage,
  type SessionTeam,
} from '../browser-store/session.ts'
import type { ArrivalData, SessionEvent } from './session-scope.ts'

/**
 * Returns the session after an event (Spec §4). Pure. After signing out, events about the user are ignored, because responses
 * may arrive late.
 */
export function reduceSession(session: Session, event: SessionEvent): Session {
  if (event.type === 'userFetched') return { ...session, user: event.user }
  if (event.type === 'arrived') return applyArrival(session, event.facts)
  if (event.type === 'adminSignedIn') return { ...session, adminUser: event.adminUser }
  if (event.type === 'adminSignedOut') return { ...session, adminUser: undefined }
  if (event.type === 'cleared') {
    const { charity, preselectedTeam, utmParams } = session
    return { ...emptySession, charity, preselectedTeam, utmParams }
  }
  // Also without a user, because a sign-in is `fetching` before the user is known.
  if (event.type === 'fetching' || event.type === 'failed')
    return { ...session, status: event.type }
  return session.user === undefined ? session : reduceSupporter(session, event)
}

type SupporterEvent = Exclude<
  SessionEvent,
  {
    type:
      | 'userFetched'
      | 'arrived'
      | 'adminSignedIn'
      | 'adminSignedOut'
      | 'cleared'
      | 'fetching'
      | 'failed'
  }
>

function reduceSupporter(session: Session, event: SupporterEvent): Session {
  switch (event.type) {
    case 'fetched':
      return { ...session, status: 'fetched' }
    case 'pagesFetched':
      return updatePages(session, event.pages)
    case 'pageSelected':
      return selectPage(session, event.page)
    case 'pageFetched':
      return updatePage(session, event.page)
    case 'pageCleared':
      return { ...session, page: undefined, team: undefined }
    case 'teamFetched':
      return {
        ...session,
        team: event.team,
        teams: event.team === undefined ? session.teams : addTeam(session.teams, event.team),
      }
    case 'teamJoined':
      return joinTeam(session, event)
    case 'teamLeft':
      return leaveTeam(session, event)
    case 'credentialsRefreshed':
      return session.user === undefined
        ? session
        : { ...session, user: { ...session.user, ...event.credentials } }
  }
}

/** Updates the pages. Lists of pages contain no teams, so known teams are kept. */
function updatePages(session: Session, listed: readonly SessionPage[]): Session {
  const pages = listed.map((page) => {
    const known = session.pages.find(({ slug }) => slug === page.slug)
    return known
      ? {
          ...page,
          data: {
            ...page.data,
            teamPageId: page.data.teamPageId ?? known.data.teamPageId,
            teamShortName: page.data.teamShortName ?? known.data.teamShortName,
            metadata: { ...known.data.metadata, ...page.data.metadata },
          },
        }
      : page
  })
  const active = pages.filter(({ data }) => data.active)
  const [only] = active
  const selected = active.find(({ slug }) => slug === session.page?.slug)
  const taken = { ...session, pages }
  if (selected) return selectPage(taken, selected)
  // A single active page is selected automatically (Spec §4).
  if (only && active.length === 1) return selectPage({ ...taken, team: undefined }, only)
  return {
    ...taken,
    page: undefined,
    team: undefined,
    user: session.user && { ...session.user, hasExistingPage: active.length > 0 },
  }
}

function selectPage(session: Session, page: SessionPage): Session {
  const isOther = session.page !== undefined && session.page.slug !== page.slug
  const isKnown = session.pages.some(({ slug }) => slug === page.slug)
  return {
    ...session,
    page,
    pages: isKnown ? session.pages : [...session.pages, page],
    team: isOther ? undefined : session.team,
    user: session.user && { ...session.user, hasExistingPage: true },
  }
}

function updatePage(session: Session, page: SessionPage): Session {
  const isSelected = session.page?.slug === page.slug
  return {
    ...session,
    page: isSelected ? page : session.page,
    pages: session.pages.map((known) => (known.slug === page.slug ? page : known)),
  }
}

function mergePageData(page: SessionPage, data: Partial<SessionPage['data']>): SessionPage {
  return { ...page, data: { ...page.data, ...data } }
}

/** Updates the page's team. The team itself is loaded by the next refetch. */
function joinTeam(
  session: Session,
  { page: slug, team }: Extract<SessionEvent, { type: 'teamJoined' }>,
): Session {
  const joining = session.pages.find((page) => page.slug === slug)
  return joining === undefined
    ? session
    : updatePage(
        session,
        mergePageData(joining, { teamPageId: team.uuid, teamShortName: team.slug }),
      )
}

/** Removes the team from the page (Spec §4). Other pages stay in their teams. */
function leaveTeam(
  session: Session,
  { page: slug, team }: Extract<SessionEvent, { type: 'teamLeft' }>,
): Session {
  const leaving = session.pages.find((page) => page.slug === slug)
  const left =
    leaving === undefined
      ? session
      : updatePage(
          session,
          mergePageData(leaving, { teamPageId: undefined, teamShortName: undefined }),
        )
  const isOfSelected = session.page === undefined || session.page.slug === slug
  const isStillIn = left.pages.some(({ data }) => data.teamShortName === team)
  return {
    ...left,
    team: isOfSelected && session.team?.slug === team ? undefined : session.team,
    teams: isStillIn ? session.teams : session.teams.filter((known) => known.slug !== team),
  }
}

function addTeam(teams: readonly SessionTeam[], team: SessionTeam): SessionTeam[] {
  return [...teams.filter(({ slug }) => slug !== team.slug), team]
}

function applyArrival(
  session: Session,
  { prefilledFields, charity, preselectedTeam, utmParams }: ArrivalData,
): Session {
  return {
    ...session,
    prefilledFields: { ...session.prefilledFields, ...prefilledFields },
    charity: charity ?? session.charity,
    preselectedTeam: preselectedTeam ?? session.preselectedTeam,
    // Parameters of different campaigns are never mixed.
    utmParams: utmParams ?? session.utmParams,
  }
}
