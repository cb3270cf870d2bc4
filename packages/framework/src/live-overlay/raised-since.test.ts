import { describe, expect, it } from 'vitest'
import { raisedSince } from './raised-since.ts'

function storageOf(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  }
}
const hourMs = 3_600_000
const at = { what: '/live/site', stream: 'friday', nowMs: 1_750_000_000_000 }

describe('what was raised since a stream began', () => {
  it('begins with nothing, and goes on after a reload', () => {
    const storage = storageOf()
    expect(raisedSince(5000, { ...at, storage })).toBe(0)
    expect(raisedSince(7500, { ...at, storage, nowMs: at.nowMs + hourMs })).toBe(2500)
  })

  it('is of one stream and one page', () => {
    const storage = storageOf()
    raisedSince(5000, { ...at, storage })
    expect(raisedSince(7500, { ...at, storage, stream: 'saturday' })).toBe(0)
    expect(raisedSince(7500, { ...at, storage, what: '/live/page/ada' })).toBe(0)
  })

  it('begins anew after a day', () => {
    const storage = storageOf()
    raisedSince(5000, { ...at, storage })
    expect(raisedSince(9000, { ...at, storage, nowMs: at.nowMs + 25 * hourMs })).toBe(0)
  })

  it('is never less than nothing', () => {
    const storage = storageOf()
    raisedSince(5000, { ...at, storage })
    expect(raisedSince(4000, { ...at, storage })).toBe(0)
  })

  it.each(['{', '[]', 'null', '{"raisedMinor":"1","atMs":2}', '{"raisedMinor":1e99,"atMs":1}'])(
    'begins now where something else is stored: %s',
    (stored) => {
      const storage = storageOf({ 'milepost:stream:/live/site:friday': stored })
      expect(raisedSince(5000, { ...at, storage })).toBe(0)
      expect(raisedSince(6000, { ...at, storage })).toBe(1000)
    },
  )

  it('is nothing where the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = { getItem: refuse, setItem: refuse }
    expect(raisedSince(5000, { ...at, storage })).toBe(0)
  })
})
