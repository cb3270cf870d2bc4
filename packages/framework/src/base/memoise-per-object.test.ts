import { expect, it, vi } from 'vitest'
import { memoisePerObject } from './memoise-per-object.ts'

it('makes once what is asked for often, also when nothing comes of it', () => {
  const make = vi.fn((source: { size: number }) => (source.size > 1 ? [source.size] : undefined))
  const sizes = memoisePerObject(make)
  const large = { size: 2 }
  const small = { size: 1 }
  expect(sizes(large)).toEqual([2])
  expect(sizes(large)).toBe(sizes(large))
  expect([sizes(small), sizes(small)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes anew for another object that looks the same', () => {
  const sizes = memoisePerObject((source: { size: number }) => [source.size])
  expect(sizes({ size: 2 })).not.toBe(sizes({ size: 2 }))
})
