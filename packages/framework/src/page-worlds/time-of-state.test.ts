import { activeProjects, type SiteConfig } from '@milepost/content'
import { describe, expect, it } from 'vitest'
import { pageStates } from '../page-states/page-state.ts'
import { timeOfState, withPeriod } from './time-of-state.ts'

const nowMs = Date.parse('2026-11-27T14:00:00Z')

const siteWith = (
  dates: readonly { startDate?: string; endDate?: string }[],
  utcOffsetHours = 0,
): SiteConfig =>
  ({
    document: 'site',
    platform: [
      {
        variant: 'default',
        utcOffsetHours,
        items: dates.map((one) => ({ type: 'campaign', uid: 'c', ...one })),
      },
    ],
  }) as unknown as SiteConfig

/** Whether the site raises money at the time of each state. */
function openIn(site: SiteConfig) {
  const of = (when: (typeof pageStates.when)[number]) => {
    const time = timeOfState(site, when, nowMs)
    return activeProjects(withPeriod(site, time.period), { now: new Date(time.nowMs) }).length > 0
  }
  return Object.fromEntries(pageStates.when.map((when) => [when, of(when)]))
}

describe('the time of a state', () => {
  const asExpected = { before: false, during: true, 'last-day': true, over: false }

  it.each([
    ['no dates', [{}], 0],
    ['days', [{ startDate: '2026-12-01', endDate: '2026-12-20' }], 0],
    ['days that are past', [{ startDate: '2026-01-01', endDate: '2026-02-01' }], 0],
    ['moments', [{ startDate: '2026-12-01T09:00:00', endDate: '2026-12-20T18:00:00' }], 0],
    ['a start alone', [{ startDate: '2026-12-01' }], 0],
    ['an end alone', [{ endDate: '2026-12-20' }], 0],
    ['days far in the east', [{ startDate: '2026-12-01', endDate: '2026-12-20' }], 10],
    ['days far in the west', [{ startDate: '2026-12-01', endDate: '2026-12-20' }], -8],
    ['dates that are none', [{ startDate: 'soon', endDate: '' }], 0],
  ])('finds a site with %s open when it should be', (_, dates, offset) => {
    expect(openIn(siteWith(dates, offset))).toMatchObject(asExpected)
  })

  it('is today where nothing else is asked', () => {
    expect(timeOfState(siteWith([{ endDate: '2020-01-01' }]), 'today', nowMs)).toEqual({
      nowMs,
      period: undefined,
    })
  })

  it('is now where the site is open now', () => {
    const site = siteWith([{ startDate: '2026-11-01', endDate: '2026-12-20' }])
    expect(timeOfState(site, 'during', nowMs)).toEqual({ nowMs, period: undefined })
  })

  it('changes nothing of a site without a platform', () => {
    const site = { document: 'site', platform: [] } as unknown as SiteConfig
    expect(withPeriod(site, { startMs: 0, endMs: nowMs })).toBe(site)
  })
})
