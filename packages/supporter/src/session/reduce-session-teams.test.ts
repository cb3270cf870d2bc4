import { describe, expect, it } from 'vitest'
import { emptySession, type Session } from '../browser-store/session.ts'
import { createPage, samUser } from './session.test-kit.ts'
import { reduceSession } from './reduce-session.ts'
import type { SessionEvent } from './session-scope.ts'

const after = (start: Partial<Session>, ...events: SessionEvent[]) =>
  events.reduce(reduceSession, { ...emptySession, user: samUser, ...start })

const teamOf = (slug: string, name = slug) => ({
  id: slug,
  uuid: slug,
  name,
  owner: 'guid-sam',
  slug,
  url: `https://platform.example/team/${slug}`,
})

it('ends an administrator’s session without affecting a supporter’s', () => {
  const session = after(
    { page: createPage('a') },
    { type: 'adminSignedIn', adminUser: { name: 'Ada', token: 'secret' } },
    { type: 'adminSignedOut' },
  )
  expect(session).toEqual({ ...emptySession, user: samUser, page: createPage('a') })
})

describe('the teams of a session', () => {
  it('contain each team once, as last read [S4.03]', () => {
    const session = after(
      { teams: [teamOf('gulls'), teamOf('terns')] },
      { type: 'teamFetched', team: teamOf('gulls', 'Sea gulls') },
    )
    expect(session.teams.map(({ slug, name }) => [slug, name])).toEqual([
      ['terns', 'terns'],
      ['gulls', 'Sea gulls'],
    ])
    expect(session.team?.name).toBe('Sea gulls')
  })

  it('are unchanged if a page turns out to have none', () => {
    const session = after(
      { team: teamOf('gulls'), teams: [teamOf('gulls')] },
      { type: 'teamFetched', team: undefined },
    )
    expect([session.team, session.teams]).toEqual([undefined, [teamOf('gulls')]])
  })

  it('are unchanged if an unknown team is left', () => {
    const start = { teams: [teamOf('terns')] }
    expect(after(start, { type: 'teamLeft', page: 'a', team: 'gulls' })).toEqual(after(start))
  })

  describe('of two pages', () => {
    const page = createPage('a', { teamPageId: 't-1', teamShortName: 'gulls' })
    const other = createPage('b', { teamPageId: 't-2', teamShortName: 'terns' })
    const start = {
      page,
      pages: [page, other],
      team: teamOf('gulls'),
      teams: [teamOf('gulls'), teamOf('terns')],
    }

    it('keep the team of the other page if the selected page leaves its team [S4.04]', () => {
      const session = after(start, { type: 'teamLeft', page: 'a', team: 'gulls' })
      expect([session.team, session.teams]).toEqual([undefined, [teamOf('terns')]])
      expect(session.page?.data.teamShortName).toBeUndefined()
      expect([session.pages[0]?.data.teamShortName, session.pages[1]]).toEqual([undefined, other])
    })

    it('keep a team that another page is still in [S4.04]', () => {
      const both = {
        ...start,
        pages: [page, createPage('b', { teamPageId: 't-2', teamShortName: 'gulls' })],
      }
      const session = after(both, { type: 'teamLeft', page: 'b', team: 'gulls' })
      expect([session.team, session.page]).toEqual([teamOf('gulls'), page])
      expect(session.teams).toEqual(start.teams)
    })
  })

  it('are joined by any known page, and by no unknown one', () => {
    const [one, other] = [createPage('a'), createPage('b')]
    const team = { slug: 'gulls', uuid: 't-1' }
    const start = { page: one, pages: [one, other] }
    const session = after(start, { type: 'teamJoined', page: 'b', team })
    expect(session.page).toEqual(one)
    expect(session.pages).toEqual([
      one,
      { ...other, data: { ...other.data, teamPageId: 't-1', teamShortName: 'gulls' } },
    ])
    const none = { page: undefined, pages: [one] }
    expect(after(none, { type: 'teamJoined', page: 'c', team })).toEqual(after(none))
  })
})

describe('the pages of a session', () => {
  it('keep each page’s own data when pages are listed again', () => {
    const known = [
      createPage('a', {
        teamPageId: 't-1',
        teamShortName: 'gulls',
        metadata: { shirt: 'M', coast: 'n' },
      }),
      createPage('b', { teamPageId: 't-2', teamShortName: 'terns' }),
    ]
    const listed = [
      createPage('b', { teamShortName: 'petrels' }),
      createPage('a', { metadata: { shirt: 'L' } }),
      createPage('c'),
    ]
    const session = after({ pages: known }, { type: 'pagesFetched', pages: listed })
    expect(session.pages).toEqual([
      createPage('b', { teamPageId: 't-2', teamShortName: 'petrels' }),
      createPage('a', {
        teamPageId: 't-1',
        teamShortName: 'gulls',
        metadata: { shirt: 'L', coast: 'n' },
      }),
      createPage('c'),
    ])
  })

  it('contain a page once when it is selected again [S4.07]', () => {
    const pages = [createPage('a'), createPage('b')]
    expect(after({ pages }, { type: 'pageSelected', page: createPage('b') }).pages).toEqual(pages)
    const more = after({ pages }, { type: 'pageSelected', page: createPage('c') })
    expect(more.pages.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
  })
})
