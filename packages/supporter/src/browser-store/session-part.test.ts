import { anything, assert, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySession, type Session } from './session.ts'
import { sessionPart } from './session-part.ts'
import { pageOf, sam } from '../session/session.test-kit.ts'

const whole: Session = {
  ...emptySession,
  status: 'fetched',
  user: { ...sam, hasExistingPage: true },
  page: pageOf('sam-runs', { metadata: { colour: 'blue' } }),
  pages: [pageOf('sam-runs', { metadata: { colour: 'blue' } })],
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
const stored = (session: Session): unknown =>
  JSON.parse(JSON.stringify(sessionPart.write(session)) ?? 'null')

describe('sessionPart', () => {
  it('gives back what it stored [S3.30] [S3.31]', () => {
    expect(sessionPart.read(stored(whole))).toEqual(whole)
  })

  it('never stores a report-admin token', () => {
    const text = JSON.stringify(stored({ ...whole, adminUser: { name: 'Ada', token: 'hush' } }))
    expect(text).not.toContain('hush')
    expect(text).toContain(sam.token)
  })

  it('never stores a Basic token, nor whose it was', () => {
    const text = JSON.stringify(
      stored({ ...whole, user: { ...sam, authType: 'Basic', token: 'c2FtOnB3' } }),
    )
    expect(text).not.toMatch(/c2FtOnB3|Sam Okafor|sam-runs/)
    expect(text).toContain('utm_source')
  })

  it('keeps what is only in memory when another tab wrote', () => {
    const basic: Session = {
      ...whole,
      user: { ...sam, authType: 'Basic' },
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
    { status: 'fetched', pages: [pageOf('a')], page: pageOf('a') },
  ])('finds nobody signed in in %j', (value) => {
    expect(sessionPart.read(value)).toEqual(emptySession)
  })

  it('takes no address that a browser would run', () => {
    const read = sessionPart.read({
      user: sam,
      page: { ...pageOf('a'), url: 'javascript:alert(1)', donationUrl: '//evil.example' },
    })
    expect([read.page?.url, read.page?.donationUrl]).toEqual(['', ''])
  })

  it('refreshes at once when the time cannot be read', () => {
    const read = sessionPart.read({ user: { ...sam, tokenExpiry: 'tomorrow' } })
    expect(Date.parse(read.user?.tokenExpiry ?? '')).toBe(0)
  })

  it('gives a whole session whatever is stored', () => {
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
