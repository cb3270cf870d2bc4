import { describe, expect, it } from 'vitest'
import { isLoggedIn, isPageOwner, isTeamOwner } from './roles.ts'
import { emptySession } from '../browser-store/session.ts'
import { samUser } from './session.test-kit.ts'

const signedIn = { ...emptySession, user: { ...samUser, uuid: 'uuid-sam' } }

it('isLoggedIn requires a token [S6.01]', () => {
  expect([isLoggedIn(signedIn), isLoggedIn(emptySession)]).toEqual([true, false])
  expect(isLoggedIn({ ...emptySession, user: { ...samUser, token: '' } })).toBe(false)
})

describe('isPageOwner', () => {
  it.each([
    [{ owner: 'guid-sam' }, true],
    [{ owner: 'Sam Okafor' }, true],
    [{ ownerGuid: 'GUID-SAM', owner: 'Sam' }, true],
    [{ owner: 'Alex Chen' }, false],
    [{ owner: undefined }, false],
    [{ owner: '' }, false],
  ])('of %o is %s: the owner is the user’s id or name [S6.02]', (page, owns) =>
    expect(isPageOwner(signedIn, page)).toBe(owns),
  )

  it('is false without a session, and missing names do not match', () => {
    expect(isPageOwner(emptySession, { owner: 'guid-sam' })).toBe(false)
    const signedOut = { ...emptySession, user: { ...samUser, token: '' } }
    expect(isPageOwner(signedOut, { owner: 'guid-sam' })).toBe(false)
    const nameless = { ...emptySession, user: { ...samUser, name: '', id: '' } }
    expect(isPageOwner(nameless, { owner: '' })).toBe(false)
  })
})

it('isTeamOwner accepts the uuid or the id [S6.03]', () => {
  expect(isTeamOwner(signedIn, { owner: 'uuid-sam' })).toBe(true)
  expect(isTeamOwner(signedIn, { owner: 'guid-sam' })).toBe(true)
  expect(isTeamOwner(signedIn, { owner: 'Sam Okafor' })).toBe(false)
  expect(isTeamOwner(emptySession, { owner: 'guid-sam' })).toBe(false)
  expect(isTeamOwner(signedIn, { owner: undefined })).toBe(false)
  const signedOut = { ...emptySession, user: { ...samUser, token: '' } }
  expect(isTeamOwner(signedOut, { owner: 'guid-sam' })).toBe(false)
})
