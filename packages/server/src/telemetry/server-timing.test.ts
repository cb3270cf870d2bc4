import { describe, expect, it } from 'vitest'
import { formatServerTiming } from './server-timing.ts'

describe('formatServerTiming', () => {
  it('contains the total, the render, and the longest of concurrent reads', () => {
    const reads = [
      { startedMs: 0, endedMs: 10 },
      { startedMs: 5, endedMs: 12 },
      { startedMs: 20, endedMs: 21.25 },
    ]
    const answer = { startedMs: 0, endedMs: 40, isKept: true }
    expect(formatServerTiming({ reads, renderMs: 4.04 }, answer)).toBe(
      'total;dur=40, render;dur=4, read;dur=13.3;desc="3 reads"',
    )
  })

  it('contains the time of responses that are not pages', () => {
    const answer = { startedMs: 0, endedMs: 1, isKept: false }
    expect(formatServerTiming({ reads: [], renderMs: undefined }, answer)).toBe('total;dur=1')
  })
})
