import { describe, expect, it } from 'vitest'
import { sessionWire } from '../testing/index.ts'
import { parseSession } from './parse-session.ts'

const context = { clock: { now: () => Date.UTC(2025, 5, 1) } }
const inTenMinutes = '2025-06-01T00:10:00.000Z'

describe('parseSession', () => {
  it('keeps every plain field of the supporter as it was said, and no other', () => {
    const plain = { name: 'Sam', country: null, isNew: true, isOld: false, age: 42, note: '' }
    const others = { address: { line1: 'x' }, tags: ['x'], share: NaN, far: Infinity, id: 7 }
    const user = { ...plain, ...others, token: 'not this one', userId: 'nor this' }
    const session = parseSession(context, { ...sessionWire(), user })
    const { id, expiresAt, refreshToken, token, userId, ...fields } = session
    expect(fields).toEqual(plain)
    const { id: sessionId, access_token, refresh_token } = sessionWire()
    expect([id, userId, token, refreshToken]).toEqual(['7', sessionId, access_token, refresh_token])
    expect(expiresAt).toBe('2025-06-01T10:15:00.000Z')
  })

  it.each([
    ['2025-06-01T10:15:00Z', '2025-06-01T10:15:00.000Z'],
    [1_748_772_900, '2025-06-01T10:15:00.000Z'],
    ['1748772900', '2025-06-01T10:15:00.000Z'],
    [1_748_772_900_000, '2025-06-01T10:15:00.000Z'],
    ['1748772900000', '2025-06-01T10:15:00.000Z'],
    [8.64e15, '+275760-09-13T00:00:00.000Z'],
    [8.64e15 + 1000, inTenMinutes],
    [0, inTenMinutes],
    [-5, inTenMinutes],
    [null, inTenMinutes],
    ['soon', inTenMinutes],
    ['in 1748772900', inTenMinutes],
    ['1748772900 s', inTenMinutes],
  ])('reads %j as the end of the session', (expires, expiresAt) => {
    const wire: Record<string, unknown> = { ...sessionWire(), expires_at: expires }
    expect(parseSession(context, wire).expiresAt).toBe(expiresAt)
  })
})
