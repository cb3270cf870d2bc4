import { describe, expect, it } from 'vitest'
import { ContentError } from '../documents/errors.ts'
import { parseSite } from './parse-site.ts'
import { getActiveProjects, getEndedProjects, isProjectActive } from './projects.ts'

const at = (now: string, utcOffsetHours = 0) => ({ now: new Date(now), utcOffsetHours })

describe('isProjectActive', () => {
  it.each([
    [undefined, '2026-06-01T00:00:00Z', 0, true],
    ['2026-06-01', '2026-05-31T23:59:59Z', 0, false],
    ['2026-06-01', '2026-06-01T00:00:00Z', 0, true],
    // Midnight in Sydney comes ten hours earlier.
    ['2026-06-01', '2026-05-31T13:59:59Z', 10, false],
    ['2026-06-01', '2026-05-31T14:00:00Z', 10, true],
    ['2026-06-01T09:30:00', '2026-05-31T23:30:00Z', 10, true],
    ['2026-06-01T09:30:00+0000', '2026-06-01T09:29:59Z', 10, false],
    ['2026-06-01T09:30:00+0000', '2026-06-01T09:30:00Z', 10, true],
  ])('with the start %s, at %s in UTC%i, is %s [S5.30]', (startDate, now, offset, active) =>
    expect(isProjectActive({ startDate, endDate: undefined }, at(now, offset))).toBe(active),
  )

  it.each([
    ['', ''],
    ['soon', 'later'],
    ['2026-06-15T12:00:00+00:00', '2026-06-15T00:00:00Z'],
    ['2026-06-15', '2026-06-15'],
  ])('from %j to %j, at noon of 15 June, is true', (startDate, endDate) => {
    const window = { startDate, endDate }
    expect(isProjectActive(window, at('2026-06-15T12:00:00Z'))).toBe(true)
    expect(isProjectActive(window, at('2026-06-15T12:00:00Z', Number.NaN))).toBe(true)
  })

  it.each([
    ['2026-06-01T09:30:00+10:00', '2026-05-31T23:29:59Z', '2026-05-31T23:30:00Z'],
    ['2026-06-01T09:30:00-0330', '2026-06-01T12:59:59Z', '2026-06-01T13:00:00Z'],
    ['2026-06-01T09:30:00Z', '2026-06-01T09:29:59Z', '2026-06-01T09:30:00Z'],
  ])('uses the offset of a start: %s', (startDate, before, from) => {
    const window = { startDate, endDate: undefined }
    for (const offset of [-12, 0, 5.5, 14]) {
      expect(isProjectActive(window, at(before, offset))).toBe(false)
      expect(isProjectActive(window, at(from, offset))).toBe(true)
    }
  })

  it.each([
    [undefined, '2030-01-01T00:00:00Z', 0, true],
    ['2026-06-30', '2026-06-30T23:59:59Z', 0, true],
    ['2026-06-30', '2026-07-01T00:00:00Z', 0, false],
    ['2026-06-30', '2026-06-30T13:59:59Z', 10, true],
    ['2026-06-30', '2026-06-30T14:00:00Z', 10, false],
    ['2026-06-30T10:00:00+0000', '2026-06-30T22:00:00Z', 0, true],
  ])('with the end %s, at %s in UTC%i, is %s [S5.31]', (endDate, now, offset, active) =>
    expect(isProjectActive({ startDate: undefined, endDate }, at(now, offset))).toBe(active),
  )
})

function siteWith(variant: string, items: unknown[]) {
  const platform = [{ slice_type: variant, primary: {}, items }]
  return parseSite({ id: 'S', uid: 'demo', type: 'custom_site', data: { platform } })
}

describe('getActiveProjects', () => {
  const now = new Date('2026-06-15T12:00:00Z')

  it("returns the open items of the site's platform", () => {
    const { site } = siteWith('default', [
      { type: 'campaign', uid: 'over', endDate: '2026-06-14' },
      { type: 'campaign', uid: 'open', startDate: '2026-06-01', endDate: '2026-06-15' },
    ])
    expect(getActiveProjects(site, { now }).map(({ uid }) => uid)).toEqual(['open'])
  })

  it('returns a project that is listed twice once', () => {
    const uid = '7d1de11e-0c0a-4a7d-9e21-000000000001'
    const { site } = siteWith('default', [
      { type: 'campaign', uid },
      { type: 'campaign', uid: uid.toUpperCase() },
      { type: 'campaign', uid: ` ${uid}`, startDate: '2026-06-01' },
      { type: 'charity', uid: '2050' },
      { type: 'event', uid: '2050' },
    ])
    expect(getActiveProjects(site, { now }).map((item) => [item.type, item.uid])).toEqual([
      ['campaign', uid],
      ['charity', '2050'],
      ['event', '2050'],
    ])
  })

  it('ignores items that are not pages on the peer-to-peer variant, and reports them [S5.34]', () => {
    const { site, issues } = siteWith('everydayhero', [
      { type: 'campaign', uid: 'ended', endDate: '2020-01-01' },
      { type: 'page', uid: 'a' },
      { type: 'charity', uid: 'b' },
    ])
    expect(getActiveProjects(site, { now }).map(({ uid }) => uid)).toEqual(['a'])
    expect(issues.map(({ field }) => field)).toEqual([
      'platform[0].items[0].type',
      'platform[0].items[2].type',
    ])
  })

  it('throws if no project of the peer-to-peer variant is a page [S5.34]', () => {
    const { site, issues } = siteWith('everydayhero', [{ type: 'campaign', uid: 'b' }])
    const problem = 'Projects on Everydayhero must be based on pages only'
    expect(() => getActiveProjects(site, { now })).toThrow(ContentError)
    expect(() => getActiveProjects(site, { now })).toThrow(
      `custom_site/demo, platform[0].items[0].type: ${problem}`,
    )
    expect(issues).toEqual([
      {
        document: { type: 'custom_site', uid: 'demo', id: 'S' },
        field: 'platform[0].items[0].type',
        problem,
      },
    ])
  })

  it('returns pages on the peer-to-peer variant, and campaigns elsewhere [S5.34]', () => {
    expect(
      getActiveProjects(siteWith('everydayhero', [{ type: 'page', uid: 'a' }]).site, { now }),
    ).toHaveLength(1)
    expect(
      getActiveProjects(siteWith('default', [{ type: 'campaign', uid: 'a' }]).site, { now }),
    ).toHaveLength(1)
  })

  it('is empty if all have ended, and getEndedProjects returns the last ones', () => {
    const { site } = siteWith('default', [
      { type: 'campaign', uid: 'a', endDate: '2025-06-14' },
      { type: 'campaign', uid: 'b', endDate: '2026-06-14' },
      { type: 'campaign', uid: 'B', endDate: '2026-06-14' },
      { type: 'campaign', uid: 'future', startDate: '2026-07-01' },
      { type: 'charity', uid: 'c', endDate: '2026-06-14' },
    ])
    expect(getActiveProjects(site, { now })).toEqual([])
    const midnight = new Date('2026-06-15T00:00:00Z')
    expect(getEndedProjects(site, { now: midnight }).map(({ uid }) => uid)).toEqual(['b', 'c'])
    expect(getEndedProjects(site, { now }).map(({ uid }) => uid)).toEqual(['b', 'c'])
    expect(
      getEndedProjects(site, { now: new Date('2026-06-14T23:59:59Z') }).map(({ uid }) => uid),
    ).toEqual(['a'])
    expect(getEndedProjects(parseSite({ data: {} }).site, { now })).toEqual([])
    const pagesOnly = siteWith('everydayhero', [
      { type: 'page', uid: 'page', endDate: '2026-06-14' },
      { type: 'campaign', uid: 'wrong', endDate: '2026-06-14' },
    ])
    expect(getEndedProjects(pagesOnly.site, { now }).map(({ uid }) => uid)).toEqual(['page'])
  })

  it('is empty without a platform', () => {
    const { site } = parseSite({ data: {} })
    expect(getActiveProjects(site, { now })).toEqual([])
  })
})
