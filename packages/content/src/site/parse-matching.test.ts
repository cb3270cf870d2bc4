import { describe, expect, it } from 'vitest'
import { matchingWindow } from '../projects/matching-window.ts'
import { parseSite } from './parse-site.ts'

const parse = (data: Record<string, unknown>) => {
  const { site, issues } = parseSite({ uid: 'demo', data })
  return { own: site.matching, issues: issues.map(({ field, problem }) => [field, problem]) }
}

const whole = {
  'matching-funder': ' The Example Trust ',
  'matching-pot': 10_000,
  'matching-ratio': '0.5',
  'matching-cap': 500,
  'matching-starts': '2026-11-27T09:00:00+0000',
  'matching-ends': '2026-11-30',
}

describe('parseMatching', () => {
  it('reads what a funder promises to add', () =>
    expect(parse(whole)).toEqual({
      issues: [],
      own: {
        funder: 'The Example Trust',
        pot: 10_000,
        ratioPercent: 50,
        cap: 500,
        starts: '2026-11-27T09:00:00+0000',
        ends: '2026-11-30',
      },
    }))

  it.each([
    ['no funder', { 'matching-funder': ' ' }, 'matching-funder'],
    ['no pot', { 'matching-pot': null }, 'matching-pot'],
    ['a pot of nothing', { 'matching-pot': 0 }, 'matching-pot'],
    ['an end before the start', { 'matching-ends': '2026-11-26' }, 'matching-ends'],
  ])('promises nothing with %s, and says so', (_, change, field) => {
    const { own, issues } = parse({ ...whole, ...change })
    expect(own).toBeUndefined()
    expect(issues.map(([name]) => name)).toContain(field)
  })

  it('leaves out a limit that is none, and says so', () => {
    const { own, issues } = parse({ ...whole, 'matching-cap': 'lots', 'matching-ratio': 0 })
    expect(own).toMatchObject({ cap: undefined, ratioPercent: 100 })
    expect(issues.map(([name]) => name)).toEqual(['matching-ratio', 'matching-cap'])
  })
})

describe('matchingWindow', () => {
  const platform = parseSite({
    uid: 'demo',
    data: { platform: [{ slice_type: 'default', primary: { utcOffset: 10 }, items: [] }] },
  }).site.platform

  it('is the whole of a last day in the time of the site, and a time to the second', () => {
    const { startMs, endMs } = matchingWindow(
      { platform },
      { starts: '2026-11-27', ends: '2026-11-30' },
    )
    expect(new Date(startMs ?? 0).toISOString()).toBe('2026-11-26T14:00:00.000Z')
    expect(new Date(endMs ?? 0).toISOString()).toBe('2026-11-30T14:00:00.000Z')
    const timed = matchingWindow({ platform }, { starts: undefined, ends: '2026-11-30T12:00:00Z' })
    expect(timed.startMs).toBeUndefined()
    expect(new Date(timed.endMs ?? 0).toISOString()).toBe('2026-11-30T12:00:00.000Z')
  })
})
