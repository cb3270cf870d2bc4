import { describe, expect, it } from 'vitest'
import { toTotalEvent } from './to-total-event.ts'

const json = { v: 1, raisedMinor: 5, asOf: '2026-06-15T12:00:00.000Z', lastGood: false }

describe('an event of a total', () => {
  it('is written in three lines and a blank one', () => {
    const { id, text } = toTotalEvent({ ...json })
    expect(text).toBe(`id: ${id}\nevent: total\ndata: ${JSON.stringify(json)}\n\n`)
    expect(id).toMatch(/^[\w-]{22}$/)
  })

  it('has an id that tells the state, and not when it was true', () => {
    const { id } = toTotalEvent(json)
    expect(toTotalEvent({ ...json, asOf: '2026-06-15T12:00:03.000Z' }).id).toBe(id)
    expect(toTotalEvent({ ...json, lastGood: true }).id).not.toBe(id)
    const more = { ...json, raisedMinor: 6 }
    expect(toTotalEvent(more).id).not.toBe(id)
  })

  it('has one line of data, whatever somebody wrote', () => {
    const written = { ...json, url: 'a\n\ndata: x\r\u2028' }
    const { text } = toTotalEvent(written)
    expect(text.split(/\r\n|\r|\n/)).toHaveLength(5)
  })
})
