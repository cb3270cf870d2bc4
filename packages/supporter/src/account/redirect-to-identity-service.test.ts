import { beforeEach, describe, expect, it } from 'vitest'
import {
  getPendingLanguagePrefix,
  storePendingSignIn,
  takePendingSignIn,
} from './redirect-to-identity-service.ts'

const nowMs = Date.parse('2026-06-01T09:00:00Z')
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const leave = (more = {}) =>
  storePendingSignIn(storage, {
    key: 'k-1',
    returnTo: '/about',
    base: '/cy',
    leftMs: nowMs - 1000,
    ...more,
  })
const state = 'home=http%3A%2F%2Fsite.example%2F&key=k-1'

describe('takePendingSignIn', () => {
  beforeEach(() => kept.clear())

  it('accepts the response to its own request once', () => {
    leave()
    expect(takePendingSignIn(storage, { state, nowMs })?.returnTo).toBe('/about')
    expect(takePendingSignIn(storage, { state, nowMs })).toBeUndefined()
  })

  it.each(['home=x&key=k-2', 'k-1', '', null])('accepts no response with the state %j', (other) => {
    leave()
    expect(takePendingSignIn(storage, { state: other, nowMs })).toBeUndefined()
  })

  it('expires after half an hour, and rejects times in the future', () => {
    leave({ leftMs: nowMs - 31 * 60_000 })
    expect(takePendingSignIn(storage, { state, nowMs })).toBeUndefined()
    leave({ leftMs: nowMs + 1000 })
    expect(takePendingSignIn(storage, { state, nowMs })).toBeUndefined()
  })

  it('accepts paths of this site only', () => {
    leave({ returnTo: '//evil.example' })
    expect(takePendingSignIn(storage, { state, nowMs })?.returnTo).toBe('/')
  })

  it('returns the language without removing the request', () => {
    expect(getPendingLanguagePrefix(storage)).toBe('')
    leave()
    expect(getPendingLanguagePrefix(storage)).toBe('/cy')
    expect(takePendingSignIn(storage, { state, nowMs })?.base).toBe('/cy')
    expect(getPendingLanguagePrefix(storage)).toBe('')
  })

  it.each(['//evil.example', 'https://evil.example', '/', '', 7])('has no language: %j', (base) => {
    leave({ base })
    expect(getPendingLanguagePrefix(storage)).toBe('')
    expect(takePendingSignIn(storage, { state, nowMs })?.base).toBe('')
  })
})
