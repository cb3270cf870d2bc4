import { fuzzRuns } from '@milepost/config/fuzz-runs'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDayInZone, formatMinuteInZone } from './days-in-zone.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

// Time zones, each with a clock change.
const zones = [
  ['Africa/Johannesburg', '1943-09-18T23:00:00Z'],
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/St_Johns', '2026-11-01T04:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Australia/Sydney', '2026-10-03T16:00:00Z'],
  ['Europe/Dublin', '2026-10-25T01:00:00Z'],
  ['Europe/London', '2026-03-29T01:00:00Z'],
  ['Pacific/Auckland', '2026-09-26T14:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
] as const

it.each(zones)('equals dayjs before and after a clock change in %s', (zone, change) => {
  const threeDaysMs = 3 * 86_400_000
  const timestamp = fc.oneof(
    fc.integer({ min: -threeDaysMs, max: threeDaysMs }).map((ms) => Date.parse(change) + ms),
    fc.integer({ min: 0, max: 4e12 }),
  )
  fc.assert(
    fc.property(timestamp, (ms) => {
      const local = dayjs(ms).tz(zone)
      expect(formatDayInZone(ms, zone)).toBe(local.format('YYYY-MM-DD'))
      expect(formatMinuteInZone(ms, zone)).toBe(local.format('YYYY-MM-DD HH:mm'))
    }),
    { numRuns: fuzzRuns(100) },
  )
})

it.each([
  ['Europe/London', '2026-03-29', '2026-03-29T00:00:00Z', 23],
  ['Europe/London', '2026-10-25', '2026-10-24T23:00:00Z', 25],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00Z', 23],
])('formatDayInZone in %s: %s starts at %s and has %d hours', (zone, day, start, hours) => {
  const startMs = Date.parse(start)
  const endMs = startMs + hours * 3_600_000
  expect(formatDayInZone(startMs - 1, zone)).not.toBe(day)
  expect(formatDayInZone(startMs, zone)).toBe(day)
  expect(formatDayInZone(endMs - 1, zone)).toBe(day)
  expect(formatDayInZone(endMs, zone)).not.toBe(day)
})

it('returns empty text for an invalid timestamp, and throws for an unknown time zone', () => {
  expect([formatDayInZone(Number.NaN, 'UTC'), formatMinuteInZone(9e15, 'UTC')]).toEqual(['', ''])
  expect(() => formatDayInZone(0, 'Mars/Olympus')).toThrow(RangeError)
})
