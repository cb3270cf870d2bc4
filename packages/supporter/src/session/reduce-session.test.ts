import { describe, expect, it } from 'vitest'
import { reduceSession } from './reduce-session.ts'
import { emptySession, type Session } from '../browser-store/session.ts'
import type { SessionEvent } from './session-scope.ts'
import { createPage, samUser } from './session.test-kit.ts'

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
  it('has every field of the session, and starts empty [S3.30] [S4.02]', () => {
    expect(Object.keys(emptySession).toSorted().join(' ')).toBe(
      'adminUser charity page pages prefilledFields preselectedTeam status team teams user utmParams',
    )
    expect(emptySession.status).toBe('empty')
  })

  it('selects a single active page automatically [S4.09]', () => {
    const pages = [createPage('old', { active: false }), createPage('new')]
    expect(after({ user: samUser }, { type: 'pagesFetched', pages }).page?.slug).toBe('new')
  })

  it('selects no page among several active ones, and none without one [S4.09]', () => {
    const several = after(
      { user: samUser },
      { type: 'pagesFetched', pages: [createPage('a'), createPage('b')] },
    )
    expect([several.page, several.user?.hasExistingPage]).toEqual([undefined, true])
    const none = after(
      { user: { ...samUser, hasExistingPage: true }, page: createPage('gone'), team },
      { type: 'pagesFetched', pages: [createPage('a', { active: false })] },
    )
    expect([none.page, none.team, none.user?.hasExistingPage]).toEqual([
      undefined,
      undefined,
      false,
    ])
  })

  it('forgets the team of the previously selected page', () => {
    const start = {
      user: samUser,
      page: createPage('a'),
      team,
      pages: [createPage('a'), createPage('b')],
    }
    expect(after(start, { type: 'pageSelected', page: createPage('b') }).team).toBeUndefined()
    expect(after(start, { type: 'pageSelected', page: createPage('a') }).team).toBe(team)
  })

  it('clears the selected page [S4.06]', () => {
    const session = after(
      { user: samUser, page: createPage('a'), pages: [createPage('a'), createPage('b')], team },
      { type: 'pageCleared' },
    )
    expect([session.page, session.team]).toEqual([undefined, undefined])
    expect(session.pages).toHaveLength(2)
  })

  it('adopts new credentials, and leaves the rest of the user unchanged [S4.05]', () => {
    const credentials = { token: 'new', refreshToken: 'r', tokenExpiry: '2026-06-01T10:00:00.000Z' }
    expect(after({ user: samUser }, { type: 'credentialsRefreshed', credentials }).user).toEqual({
      ...samUser,
      ...credentials,
    })
  })

  it('ignores data of a supporter who has signed out meanwhile', () => {
    const events: SessionEvent[] = [
      { type: 'pagesFetched', pages: [createPage('a')] },
      { type: 'pageSelected', page: createPage('a') },
      { type: 'teamFetched', team },
      { type: 'fetched' },
      { type: 'teamJoined', page: 'a', team },
      { type: 'teamLeft', page: 'a', team: 'gulls' },
    ]
    expect(after({}, ...events)).toEqual(emptySession)
  })

  it('keeps a link’s values until another link replaces them, and mixes no two campaigns', () => {
    const session = after(
      {},
      {
        type: 'arrived',
        facts: { charity: '2050', utmParams: { utm_source: 'a', utm_medium: 'b' } },
      },
      { type: 'arrived', facts: { utmParams: { utm_source: 'b' }, preselectedTeam: 'gulls' } },
    )
    expect([session.charity, session.preselectedTeam]).toEqual(['2050', 'gulls'])
    expect(session.utmParams).toEqual({ utm_source: 'b' })
  })

  it('keeps a page’s team when pages are listed again', () => {
    const known = createPage('a', { teamPageId: 't1', teamShortName: 'gulls' })
    const session = after(
      { user: samUser, page: known, pages: [known], team },
      { type: 'pagesFetched', pages: [createPage('a', { name: 'New name' })] },
    )
    expect(session.page?.data).toMatchObject({ name: 'New name', teamPageId: 't1' })
    expect(session.team).toBe(team)
  })
})
