import { describe, expect, it } from 'vitest'
import { reduceSession } from './reduce-session.ts'
import { emptySession, type Session } from '../browser-store/session.ts'
import type { SessionEvent } from './session-event.ts'
import { pageOf, samUser } from './session.test-kit.ts'

const after = (start: Partial<Session>, ...events: SessionEvent[]) =>
  events.reduce(reduceSession, { ...emptySession, ...start })

const team = {
  id: 't1',
  uuid: 't1',
  name: 'Gulls',
  owner: 'guid-sam',
  slug: 'gulls',
  url: 'https://platform.example/team/gulls',
}

describe('reduceSession', () => {
  it('has every field of the session, and begins empty [S3.30] [S4.02]', () => {
    expect(Object.keys(emptySession).toSorted()).toEqual(
      [
        'status',
        'user',
        'page',
        'pages',
        'team',
        'teams',
        'adminUser',
        'prefilledFields',
        'charity',
        'preselectedTeam',
        'utmParams',
      ].toSorted(),
    )
    expect(emptySession.status).toBe('empty')
  })

  it('goes from fetching to fetched, or to failed [S4.01]', () => {
    const fetching = after({}, { type: 'fetching' })
    expect(fetching.status).toBe('fetching')
    expect(after({ ...fetching, user: samUser }, { type: 'fetched' }).status).toBe('fetched')
    expect(reduceSession(fetching, { type: 'failed' }).status).toBe('failed')
  })

  it('takes user, page, team and admin user one after the other [S4.03] [S3.31]', () => {
    const session = after(
      {},
      { type: 'fetching' },
      { type: 'userFetched', user: samUser },
      { type: 'pagesFetched', pages: [pageOf('sam-runs')] },
      { type: 'teamFetched', team },
      { type: 'adminSignedIn', adminUser: { name: 'Ada', token: 'secret' } },
      { type: 'fetched' },
    )
    expect(session).toMatchObject({
      status: 'fetched',
      user: { ...samUser, hasExistingPage: true },
      page: { slug: 'sam-runs' },
      team: { slug: 'gulls' },
      teams: [{ slug: 'gulls' }],
      adminUser: { name: 'Ada' },
    })
  })

  it('selects the only active page by itself [S4.09]', () => {
    const pages = [pageOf('old', { active: false }), pageOf('new')]
    expect(after({ user: samUser }, { type: 'pagesFetched', pages }).page?.slug).toBe('new')
  })

  it('leaves the choice among several active pages, and none without one [S4.09]', () => {
    const several = after(
      { user: samUser },
      { type: 'pagesFetched', pages: [pageOf('a'), pageOf('b')] },
    )
    expect(several.page).toBeUndefined()
    expect(several.user?.hasExistingPage).toBe(true)
    const none = after(
      { user: { ...samUser, hasExistingPage: true }, page: pageOf('gone'), team },
      { type: 'pagesFetched', pages: [pageOf('a', { active: false })] },
    )
    expect([none.page, none.team, none.user?.hasExistingPage]).toEqual([
      undefined,
      undefined,
      false,
    ])
  })

  it('marks the user as having a page when one is selected [S4.07]', () => {
    const session = after({ user: samUser }, { type: 'pageSelected', page: pageOf('a') })
    expect(session.user?.hasExistingPage).toBe(true)
    expect(session.page?.slug).toBe('a')
    expect(session.pages.map(({ slug }) => slug)).toEqual(['a'])
  })

  it('forgets the team of the page selected before', () => {
    const start = { user: samUser, page: pageOf('a'), team, pages: [pageOf('a'), pageOf('b')] }
    expect(after(start, { type: 'pageSelected', page: pageOf('b') }).team).toBeUndefined()
    expect(after(start, { type: 'pageSelected', page: pageOf('a') }).team).toBe(team)
  })

  it('clears the selected page [S4.06]', () => {
    const session = after(
      { user: samUser, page: pageOf('a'), pages: [pageOf('a'), pageOf('b')], team },
      { type: 'pageCleared' },
    )
    expect([session.page, session.team]).toEqual([undefined, undefined])
    expect(session.pages).toHaveLength(2)
  })

  it('resets the team and the page’s team id when the team is left [S4.04]', () => {
    const page = pageOf('a', { teamPageId: 't1', teamShortName: 'gulls' })
    const session = after(
      { user: samUser, page, pages: [page], team, teams: [team] },
      { type: 'teamLeft', page: 'a', team: 'gulls' },
    )
    expect([session.team, session.teams]).toEqual([undefined, []])
    expect(session.page?.data).toMatchObject({ teamPageId: undefined, teamShortName: undefined })
    expect(session.pages[0]?.data).toMatchObject({ teamPageId: undefined })
  })

  it('knows the team of a page that joined one before the page is read again [S4.04]', () => {
    const [one, other] = [pageOf('a'), pageOf('b')]
    const joined = { slug: 'gulls', uuid: 't1' }
    const session = after(
      { user: samUser, page: one, pages: [one, other] },
      { type: 'teamJoined', page: 'a', team: joined },
    )
    expect(session.page?.data).toMatchObject({ teamPageId: 't1', teamShortName: 'gulls' })
    expect(session.pages).toEqual([session.page, other])
    expect(after(session, { type: 'teamJoined', page: 'c', team: joined })).toEqual(session)
  })

  it('takes fresh credentials and leaves the rest of the user alone [S4.05]', () => {
    const credentials = {
      token: 'new',
      refreshToken: 'r-2',
      tokenExpiry: '2026-06-01T10:00:00.000Z',
    }
    expect(after({ user: samUser }, { type: 'credentialsRefreshed', credentials }).user).toEqual({
      ...samUser,
      ...credentials,
    })
  })

  it('is empty after it was cleared, and still knows by which campaign somebody came [S4.02]', () => {
    const session = after(
      {
        user: samUser,
        page: pageOf('a'),
        adminUser: { name: 'Ada', token: 's' },
        prefilledFields: { email: 'sam@example.org' },
        utmParams: { utm_source: 'mail' },
      },
      { type: 'cleared' },
    )
    expect(session).toEqual({ ...emptySession, utmParams: { utm_source: 'mail' } })
  })

  it('takes nothing about a supporter who has signed out meanwhile', () => {
    const events: SessionEvent[] = [
      { type: 'pagesFetched', pages: [pageOf('a')] },
      { type: 'pageSelected', page: pageOf('a') },
      { type: 'teamFetched', team },
      { type: 'fetched' },
      { type: 'teamJoined', page: 'a', team },
      { type: 'teamLeft', page: 'a', team: 'gulls' },
    ]
    expect(after({}, ...events)).toEqual(emptySession)
  })

  it('keeps what a link said, and mixes no two campaigns', () => {
    const session = after(
      {},
      { type: 'arrived', facts: { utmParams: { utm_source: 'a', utm_medium: 'mail' } } },
      { type: 'arrived', facts: { utmParams: { utm_source: 'b' }, preselectedTeam: 'gulls' } },
    )
    expect(session.utmParams).toEqual({ utm_source: 'b' })
    expect(session.preselectedTeam).toBe('gulls')
  })

  it('keeps what was known of a page’s team when pages are listed again', () => {
    const known = pageOf('a', { teamPageId: 't1', teamShortName: 'gulls' })
    const session = after(
      { user: samUser, page: known, pages: [known], team },
      { type: 'pagesFetched', pages: [pageOf('a', { name: 'New name' })] },
    )
    expect(session.page?.data).toMatchObject({ name: 'New name', teamPageId: 't1' })
    expect(session.team).toBe(team)
  })
})
