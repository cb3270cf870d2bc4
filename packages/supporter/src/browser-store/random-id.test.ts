import { afterEach, expect, it, vi } from 'vitest'
import { randomId } from './random-id.ts'

afterEach(() => void vi.unstubAllGlobals())

it('returns another id for every call', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})

it('works outside secure contexts, where crypto.randomUUID is undefined', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (array: Uint8Array) => array.fill(255),
    randomUUID: undefined,
  })
  expect(randomId()).toBe('f'.repeat(32))
})
