import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPrimaryUnit, measurementDomains } from './measurement-domains.ts'
import { summariseTotals, groupTotalsByDomain, type TotalsRecord } from './totals-summary.ts'

const record = (measurementDomain: string, ...amounts: [value: number, unit: string][]) => ({
  measurementDomain,
  amounts: amounts.map(([value, unit]) => ({ value, unit })),
})

/** The example of the wire contract. */
const records: TotalsRecord[] = [
  record('fundraising:donations_received', [15_300, 'gbp'], [29_400, 'aud']),
  record('fundraising:donations_made', [8, 'count']),
  record('fundraising:offline_donations', [2000, 'gbp']),
  record('any:activities', [3, 'count']),
  record('any:distance', [4921, 'feet'], [1500, 'meters'], [1, 'miles'], [2, 'kilometers']),
  record('any:elapsed_time', [1, 'hours'], [2400, 'seconds']),
  record('any:elevation_gain', [210, 'meters']),
]

describe('summariseTotals', () => {
  it('returns donations received in the requested currency as raised [S3.76] [S9.44]', () => {
    const raised = (currency: string) => summariseTotals(records, currency).raised
    expect(['GBP', 'AUD', 'USD'].map(raised)).toEqual([153, 294, 0])
  })

  it('divides whole minor units by 100, to the penny [S3.85] [S9.44]', () => {
    const received = record('fundraising:donations_received', [123_456_789, 'gbp'])
    expect(summariseTotals([received]).raised).toBe(1_234_567.89)
  })

  it.each([
    ['JPY', 123_400, 1234, 1234],
    ['KWD', 123.4, 1.234, 1234],
  ])(
    'has %s in the minor units of the currency [S9.44]',
    (currency, hundredths, raised, raisedMinor) => {
      const received = record('fundraising:donations_received', [hundredths, currency])
      const money = { raisedMinor, currency }
      expect(summariseTotals([received], currency)).toMatchObject({ raised, money })
    },
  )

  it('divides only money, whatever the currency [S9.44]', () => {
    const { donations, fitnessDistanceTotal } = summariseTotals(records, 'JPY')
    expect({ donations, fitnessDistanceTotal }).toEqual({
      donations: 8,
      fitnessDistanceTotal: 1500,
    })
  })

  it('compares currencies regardless of case [S5.60]', () => {
    expect(summariseTotals(records, 'Aud')).toEqual(summariseTotals(records, 'AUD'))
    const received = record('fundraising:donations_received', [100, 'GBP'])
    expect(summariseTotals([received], 'gbp').raised).toBe(1)
  })

  it('summarises pounds by default [S9.15]', () => {
    expect(summariseTotals(records)).toEqual(summariseTotals(records, 'GBP'))
  })

  it('adds records of several pages, and has the money in minor units with its currency [S3.85]', () => {
    const twice = [...records, ...records]
    expect(summariseTotals(twice).money).toEqual({
      raisedMinor: 30_600,
      offlineMinor: 4000,
      currency: 'GBP',
    })
    expect(summariseTotals(twice.toReversed())).toEqual(summariseTotals(twice))
    const money = { raisedMinor: 29_400, offlineMinor: 0, currency: 'AUD' }
    expect(summariseTotals(records, 'aud').money).toEqual(money)
  })

  it('returns offline donations, donations made, and any activity in primary units [S3.77] [S3.78] [S3.79] [S9.45]', () => {
    expect(summariseTotals(records)).toMatchObject({
      offlineAmount: 20,
      donations: 8,
      fitnessCount: 3,
      fitnessDistanceTotal: 1500,
      fitnessDurationTotal: 2400,
      fitnessElevationTotal: 210,
    })
  })

  it.each(['walk', 'ride', 'swim', 'hike'])(
    'returns count, distance, duration and elevation of each %s [S3.80, S3.81, S3.82, S3.83]',
    (activity) => {
      const { money: _money, ...summary } = summariseTotals([
        record(`${activity}:activities`, [2, 'count']),
        record(`${activity}:distance`, [900, 'meters']),
        record(`${activity}:elapsed_time`, [60, 'seconds']),
        record(`${activity}:elevation_gain`, [7, 'meters']),
      ])
      const entries = Object.entries(summary).filter(([, value]) => value !== 0)
      expect(Object.fromEntries(entries)).toEqual({
        [`${activity}Count`]: 2,
        [`${activity}DistanceTotal`]: 900,
        [`${activity}DurationTotal`]: 60,
        [`${activity}ElevationTotal`]: 7,
      })
    },
  )

  it('has 23 fields, which are 0 without records', () => {
    const { money, ...summary } = summariseTotals(undefined)
    expect(money).toEqual({ raisedMinor: 0, offlineMinor: 0, currency: 'GBP' })
    expect(Object.values(summary)).toEqual(Array.from({ length: 23 }, () => 0))
  })

  it('returns 0 for a domain without its primary unit [S9.45]', () => {
    expect(summariseTotals([record('any:distance', [2, 'miles'])])).toEqual(summariseTotals([]))
  })

  it('stays finite for any values', () => {
    const amount = fc.record({
      value: fc.oneof(fc.double(), fc.anything()),
      unit: fc.constantFrom('gbp', 'count', 'meters', 'seconds'),
    })
    const anyRecord = fc.record({
      measurementDomain: fc.constantFrom(...measurementDomains),
      amounts: fc.array(amount),
    })
    fc.assert(
      fc.property(fc.array(anyRecord), (list) => {
        const { money, ...summary } = summariseTotals(list as TotalsRecord[])
        expect(Object.values(summary).every(Number.isFinite)).toBe(true)
        expect([money.raisedMinor, money.offlineMinor].every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })
})

describe('measurementDomains', () => {
  it('has the four of fundraising, and four of each activity [S9.42, S9.43]', () => {
    const activity = 'activities distance elapsed_time elevation_gain'
    const domains = Object.entries({
      fundraising: 'donations_received donations_made offline_donations offline_donations_count',
      any: activity,
      hike: activity,
      ride: activity,
      swim: activity,
      walk: activity,
    }).flatMap(([category, measures]) => measures.split(' ').map((name) => `${category}:${name}`))
    expect(measurementDomains).toEqual(domains)
  })
})

describe('getPrimaryUnit', () => {
  it.each([
    ['fundraising:donations_received', 'aud'],
    ['fundraising:offline_donations', 'aud'],
    ['fundraising:donations_made', 'count'],
    ['fundraising:offline_donations_count', 'count'],
    ['walk:activities', 'count'],
    ['any:distance', 'meters'],
    ['ride:elapsed_time', 'seconds'],
    ['hike:elevation_gain', 'meters'],
    ['run:distance', undefined],
    ['constructor', undefined],
  ])('returns the unit of %s: %s [S9.45]', (domain, unit) => {
    expect(getPrimaryUnit(domain, 'AUD')).toBe(unit)
  })

  it('returns pounds by default [S9.15]', () => {
    expect(getPrimaryUnit('fundraising:donations_received')).toBe('gbp')
  })
})

describe('groupTotalsByDomain', () => {
  it('returns the amounts of a domain, with units in lower case [S3.84]', () => {
    const given = record('any:distance', [1500, 'meters'], [1, 'Miles'])
    expect(groupTotalsByDomain([given])['any:distance']).toEqual([
      { value: 1500, unit: 'meters' },
      { value: 1, unit: 'miles' },
    ])
  })

  it.each([[[]], [undefined], [null], ['records']])(
    'returns an empty list for each domain if the records are %j [S9.46]',
    (given) => {
      const domains = groupTotalsByDomain(given as [])
      expect(Object.keys(domains)).toEqual(measurementDomains)
      expect(Object.values(domains).flat()).toEqual([])
    },
  )

  it.each(['run:distance', 'fundraising:pledges', '__proto__', 'constructor', ''])(
    'ignores the unknown domain "%s" [S9.47]',
    (domain) => {
      expect(groupTotalsByDomain([record(domain, [5, 'count'])])).toEqual(groupTotalsByDomain([]))
    },
  )

  it('ignores malformed records', () => {
    const malformed: unknown = [
      null,
      7,
      'fundraising:donations_made',
      { measurementDomain: 'any:distance' },
      { measurementDomain: 'any:distance', amounts: 'many' },
      { measurementDomain: Symbol('any:distance'), amounts: [] },
      { measurementDomain: 'any:activities', amounts: [null, { value: 'NaN', unit: 5 }] },
    ]
    const { 'any:activities': activities, ...others } = groupTotalsByDomain(malformed as [])
    expect(activities).toEqual([
      { value: 0, unit: '' },
      { value: 0, unit: '' },
    ])
    expect(Object.values(others).flat()).toEqual([])
  })
})
