import { anything, assert, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySession, type Session, sessionPart } from './session.ts'
import { createPage, samUser } from '../session/session.test-kit.ts'

const whole: Session = {
  ...emptySession,
  status: 'fetched',
  user: { ...samUser, uuid: 'uuid-sam', hasExistingPage: true },
  page: createPage('sam-runs', { metadata: { colour: 'blue' } }),
  pages: [createPage('sam-runs', { metadata: { colour: 'blue' } })],
  team: {
    id: 't',
    uuid: 't',
    name: 'Gulls',
    owner: 'o',
    slug: 'gulls',
    url: 'https://p.example/t',
  },
  prefilledFields: { firstName: 'Sam' },
  charity: '2050',
  preselectedTeam: 'gulls',
  utmParams: { utm_source: 'mail' },
}
const noPage = {
  owner: undefined,
  slug: 'a',
  data: {
    active: false,
    donationUrl: '',
    id: '',
    image: '',
    name: '',
    teamPageId: undefined,
    teamShortName: undefined,
    url: '',
    uuid: '',
    metadata: {},
  },
}
const noTeam = { slug: 'a', id: '', name: '', owner: undefined, url: '', uuid: '' }
const stored = (session: Session): unknown =>
  JSON.parse(JSON.stringify(sessionPart.write(session)) ?? 'null')

describe('sessionPart', () => {
  it('returns what it stored [S3.30] [S3.31]', () =>
    expect(sessionPart.read(stored(whole))).toEqual(whole))

  it('never stores a report-admin token', () => {
    const text = JSON.stringify(stored({ ...whole, adminUser: { name: 'Ada', token: 'hush' } }))
    expect(text).not.toContain('hush')
    expect(text).toContain(samUser.token)
  })

  it('stores neither a Basic token nor its owner', () => {
    const text = JSON.stringify(
      stored({ ...whole, user: { ...samUser, authType: 'Basic', token: 'c2FtOnB3' } }),
    )
    expect(text).not.toMatch(/c2FtOnB3|Sam Okafor|sam-runs/)
    expect(text).toContain('utm_source')
  })

  describe('with the session of another tab', () => {
    const merge = sessionPart.merge ?? (() => emptySession)
    const later = '2026-06-01T10:00:00.000Z'
    const newer: Session = {
      ...whole,
      user: { ...samUser, token: 'n'.repeat(43), refreshToken: 'r-2', tokenExpiry: later },
    }

    it('keeps its own token if it is newer, and adopts the rest', () => {
      const stored: Session = { ...whole, status: 'fetching', user: { ...samUser, name: 'Sam O.' } }
      expect(merge(stored, newer)).toEqual({ ...stored, user: { ...newer.user, name: 'Sam O.' } })
    })

    it.each([
      ['the newer token', newer, whole],
      ['the same token', whole, whole],
      ['a sign-out', emptySession, whole],
      ['a sign-in', whole, emptySession],
      ['the sign-in of another user', { ...whole, user: { ...samUser, id: 'guid-jo' } }, newer],
    ])('adopts %s', (_what, stored, current) => expect(merge(stored, current)).toBe(stored))
  })

  it('keeps unstored values if another tab writes', () => {
    const basic: Session = {
      ...whole,
      user: { ...samUser, authType: 'Basic' },
      adminUser: { name: 'Ada', token: 'hush' },
    }
    expect(sessionPart.read(stored(emptySession), basic)).toMatchObject({
      user: { authType: 'Basic' },
      page: { slug: 'sam-runs' },
      adminUser: { token: 'hush' },
      utmParams: {},
    })
    expect(sessionPart.read(stored(emptySession), whole).user).toBeUndefined()
  })

  it.each([
    undefined,
    null,
    7,
    'x',
    [],
    { user: {} },
    { user: { id: 'a' } },
    { user: { id: 'a', token: 'two words' } },
    { user: { id: 'a', token: 'x\r\nx-evil: 1' } },
    { user: { id: 'a', token: 'x', authType: 'Basic' } },
    { status: 'fetched', pages: [createPage('a')], page: createPage('a') },
  ])('treats %j as signed out', (value) => expect(sessionPart.read(value)).toEqual(emptySession))

  it('rejects URLs that a browser would run', () => {
    const read = sessionPart.read({
      user: samUser,
      page: createPage('a', { url: 'javascript:alert(1)', donationUrl: '//evil.example' }),
    })
    expect([read.page?.data.url, read.page?.data.donationUrl]).toEqual(['', ''])
  })

  it.each(['https://p.example/a', 'HTTP://p.example/a', '/a'])('accepts the URL %s', (url) => {
    const read = sessionPart.read({ user: samUser, page: createPage('a', { url }) })
    expect(read.page?.data.url).toBe(url)
  })

  it('rejects values of other types for texts, URLs and booleans', () => {
    const wrong = {
      user: { ...samUser, uuid: 7, name: 7, countryCode: {}, refreshToken: '', hasExistingPage: 0 },
      page: {
        ...Object.fromEntries(Object.keys(noPage).map((name) => [name, 7])),
        slug: 'a',
        metadata: { colour: 'blue', size: 7 },
      },
      pages: [7, { slug: '' }, {}, null, createPage('b')],
      team: { slug: 'a', id: 7, name: 7, owner: 7, url: 7, uuid: 7 },
      teams: { 0: { slug: 'a' } },
      utmParams: { utm_source: 7, utm_medium: 'mail' },
      charity: 2050,
      preselectedTeam: '',
      status: 'unheard of',
    }
    const read = sessionPart.read(wrong)
    expect(read).toMatchObject({
      user: { uuid: samUser.id, name: '', countryCode: '', hasExistingPage: false },
      page: { ...noPage, data: { ...noPage.data, metadata: { colour: 'blue' } } },
      team: noTeam,
      utmParams: { utm_medium: 'mail' },
      charity: undefined,
      preselectedTeam: undefined,
      status: 'failed',
    })
    expect(read.user?.refreshToken).toBeUndefined()
    expect(read.page?.data.metadata).toEqual({ colour: 'blue' })
    expect(read.pages).toEqual([createPage('b')])
    expect(read.teams).toEqual([])
    expect(sessionPart.read({ user: samUser, page: {}, team: { slug: '' } })).toMatchObject({
      page: undefined,
      team: undefined,
    })
  })

  it('refreshes at once if the expiry is invalid', () => {
    const read = sessionPart.read({ user: { ...samUser, tokenExpiry: 'tomorrow' } })
    expect(Date.parse(read.user?.tokenExpiry ?? '')).toBe(0)
  })

  it('returns a complete session for any stored value', () => {
    assert(
      property(
        record({ user: anything(), page: anything(), pages: anything() }),
        anything(),
        (parts, value) => {
          for (const read of [sessionPart.read(parts), sessionPart.read(value)]) {
            expect(Object.keys(read).toSorted()).toEqual(Object.keys(emptySession).toSorted())
            expect(Array.isArray(read.pages)).toBe(true)
          }
        },
      ),
    )
  })
})
