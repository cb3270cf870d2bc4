import { expect, it, vi } from 'vitest'
import { memoisePerObject } from './memoise-per-object.ts'

it('computes a value once per object, even if it is undefined', () => {
  const make = vi.fn((source: { size: number }) => (source.size > 1 ? [source.size] : undefined))
  const sizes = memoisePerObject(make)
  const large = { size: 2 }
  const small = { size: 1 }
  expect(sizes(large)).toEqual([2])
  expect(sizes(large)).toBe(sizes(large))
  expect([sizes(small), sizes(small)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(2)
})

it('computes again for an equal but different object', () => {
  const sizes = memoisePerObject((source: { size: number }) => [source.size])
  expect(sizes({ size: 2 })).not.toBe(sizes({ size: 2 }))
})
