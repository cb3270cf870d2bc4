// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { maxFileSize } from './rules.ts'

const file = (sizeBytes: number) => new File([new Uint8Array(sizeBytes)], 'a.png')

describe('maxFileSize', () => {
  it('refuses a file above the limit, wherever in the list it is', () => {
    const rule = maxFileSize(10, 'Too large')
    expect([rule([]), rule([file(10)])]).toEqual([undefined, undefined])
    expect([rule([file(11)]), rule([file(1), file(11)])]).toEqual(['Too large', 'Too large'])
    expect(rule([file(11), file(1)])).toBe('Too large')
  })

  it('refuses what is no file', () => {
    const rule = maxFileSize(10, 'Too large')
    for (const value of ['a.png', ['a.png'], [null], [undefined], [{}], [{ size: '1' }], [7]])
      expect(rule(value)).toBe('Too large')
  })

  it.each([
    [5_000_000, '5 MB'],
    [2_500_000, '2.5 MB'],
    [1_000_000, '1 MB'],
    [500_000, '500 kB'],
    [1234, '1.23 kB'],
  ])('calls %d bytes %s', (sizeBytes, words) =>
    expect(maxFileSize(sizeBytes)([{ size: Infinity }])).toBe(`Choose a file of ${words} at most`),
  )
})
