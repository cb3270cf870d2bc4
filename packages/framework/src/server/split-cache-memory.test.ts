import { expect, it } from 'vitest'
import { splitCacheMemory } from './site-settings.ts'

const mebibyte = 1024 * 1024
const sum = (shares: ReturnType<typeof splitCacheMemory>) =>
  Object.values(shares ?? {}).reduce<number>((all, share) => all + (share ?? 0), 0)

it('leaves a single site its default cache sizes', () =>
  expect(Object.values(splitCacheMemory({ cacheMb: undefined }, 1) ?? {})).toEqual(
    Array.from({ length: 4 }, () => undefined),
  ))

it('divides the configured memory equally', () => {
  expect(sum(splitCacheMemory({ cacheMb: 400 }, 200))).toBeCloseTo(2 * mebibyte, -2)
  expect(sum(splitCacheMemory({ cacheMb: 100 }, 1))).toBeCloseTo(100 * mebibyte, -2)
})

it('gives each of many sites a default share', () => {
  expect(sum(splitCacheMemory({ cacheMb: undefined }, 2))).toBeCloseTo(92 * mebibyte, -2)
  expect(sum(splitCacheMemory({ cacheMb: undefined }, 200))).toBeCloseTo(2 * mebibyte, -2)
})

it('returns undefined if the shares are too small to cache anything', () =>
  expect(splitCacheMemory({ cacheMb: 100 }, 200)).toBeUndefined())
