import { describe, expect, it } from 'vitest'
import { allExpired, expiredKeys, isExpired } from './expiry.ts'

describe('isExpired', () => {
  const what = expiredKeys(['page:maya'], ['project:', 'board:1'])

  it.each([
    ['page:maya', true],
    ['page:maya-2', false],
    ['project:find:8', true],
    ['board:12', true],
    ['my-project:find', false],
    ['', false],
  ])('%j: %s', (key, isOld) => expect(isExpired(what, key)).toBe(isOld))

  it('expires nothing for an empty list, and everything for an empty prefix', () => {
    expect(isExpired(expiredKeys([]), '')).toBe(false)
    expect(isExpired(expiredKeys([], ['']), 'page:maya')).toBe(true)
  })
})

it('allExpired names each key and prefix once', () => {
  const all = [
    expiredKeys(['a', 'b'], ['x:']),
    expiredKeys(['b', 'c']),
    expiredKeys([], ['x:', 'y:']),
  ]
  expect(allExpired(all)).toEqual(expiredKeys(['a', 'b', 'c'], ['x:', 'y:']))
  expect(allExpired([])).toEqual(expiredKeys([]))
})
