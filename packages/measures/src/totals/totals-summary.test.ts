import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measurementDomains, primaryUnitOf } from './measurement-domains.ts'
import { type TotalsRecord, summariseTotals, totalsByDomain } from './totals-summary.ts'

/** The example of the wire contract: both supporters of the small world. */
const records: TotalsRecord[] = [
  {
    measurementDomain: 'fundraising:donations_received',
    amounts: [
      { value: 15_300, unit: 'gbp' },
      { value: 29_400, unit: 'aud' },
    ],
  },
  { measurementDomain: 'fundraising:donations_made', amounts: [{ value: 8, unit: 'count' }] },
  { measurementDomain: 'fundraising:offline_donations', amounts: [{ value: 2000, unit: 'gbp' }] },
  { measurementDomain: 'any:activities', amounts: [{ value: 3, unit: 'count' }] },
  {
    measurementDomain: 'any:distance',
    amounts: [
      { value: 4921, unit: 'feet' },
      { value: 1500, unit: 'meters' },
      { value: 1, unit: 'miles' },
      { value: 2, unit: 'kilometers' },
    ],
  },
  {
    measurementDomain: 'any:elapsed_time',
    amounts: [
      { value: 1, unit: 'hours' },
      { value: 2400, unit: 'seconds' },
    ],
  },
  { measurementDomain: 'any:elevation_gain', amounts: [{ value: 210, unit: 'meters' }] },
]

describe('summariseTotals', () => {
  it('takes what was received in the chosen currency as raised [S3.76] [S9.44]', () => {
    expect(summariseTotals(records, 'GBP').raised).toBe(153)
    expect(summariseTotals(records, 'AUD').raised).toBe(294)
    expect(summariseTotals(records, 'USD').raised).toBe(0)
  })

  it('divides whole minor units by 100, to the penny [S3.85] [S9.44]', () => {
    const [domain] = measurementDomains
    const record = { measurementDomain: domain!, amounts: [{ value: 123_456_789, unit: 'gbp' }] }
    expect(summariseTotals([record]).raised).toBe(1_234_567.89)
  })

  it('compares currencies regardless of case [S5.60]', () => {
    expect(summariseTotals(records, 'aud').raised).toBe(294)
    expect(summariseTotals(records, 'Aud')).toEqual(summariseTotals(records, 'AUD'))
    const upper = { ...records[0]!, amounts: [{ value: 100, unit: 'GBP' }] }
    expect(summariseTotals([upper], 'gbp').raised).toBe(1)
  })

  it('takes pounds when no currency is given [S9.15]', () => {
    expect(summariseTotals(records)).toEqual(summariseTotals(records, 'GBP'))
  })

  it('has its money in minor units, too, with the currency [S3.85]', () => {
    const money = { raisedMinor: 29_400, offlineMinor: 0, currency: 'AUD' }
    expect(summariseTotals(records, 'aud').money).toEqual(money)
    expect(summariseTotals([...records, ...records]).money).toEqual({
      raisedMinor: 30_600,
      offlineMinor: 4000,
      currency: 'GBP',
    })
  })

  it('has the offline amount [S3.77]', () => {
    expect(summariseTotals(records).offlineAmount).toBe(20)
  })

  it('counts the donations made [S3.78]', () => {
    expect(summariseTotals(records).donations).toBe(8)
  })

  it('sums fitness across any activity in its primary units [S3.79] [S9.45]', () => {
    expect(summariseTotals(records)).toMatchObject({
      fitnessCount: 3,
      fitnessDistanceTotal: 1500,
      fitnessDurationTotal: 2400,
      fitnessElevationTotal: 210,
    })
  })

  it.each(['walk', 'ride', 'swim', 'hike'])(
    'has count, distance, duration and elevation of each %s [S3.80, S3.81, S3.82, S3.83]',
    (activity) => {
      const { money: _money, ...summary } = summariseTotals([
        { measurementDomain: `${activity}:activities`, amounts: [{ value: 2, unit: 'count' }] },
        { measurementDomain: `${activity}:distance`, amounts: [{ value: 900, unit: 'meters' }] },
        {
          measurementDomain: `${activity}:elapsed_time`,
          amounts: [{ value: 60, unit: 'seconds' }],
        },
        {
          measurementDomain: `${activity}:elevation_gain`,
          amounts: [{ value: 7, unit: 'meters' }],
        },
      ] as TotalsRecord[])
      expect(
        Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== 0)),
      ).toEqual({
        [`${activity}Count`]: 2,
        [`${activity}DistanceTotal`]: 900,
        [`${activity}DurationTotal`]: 60,
        [`${activity}ElevationTotal`]: 7,
      })
    },
  )

  it('has all 23 fields, 0 where nothing is known', () => {
    const { money, ...summary } = summariseTotals(undefined)
    expect(money).toEqual({ raisedMinor: 0, offlineMinor: 0, currency: 'GBP' })
    expect(Object.keys(summary)).toHaveLength(23)
    expect(new Set(Object.values(summary))).toEqual(new Set([0]))
  })

  it('gives 0 for a domain without its primary unit [S9.45]', () => {
    const record = { measurementDomain: 'any:distance', amounts: [{ value: 2, unit: 'miles' }] }
    expect(summariseTotals([record]).fitnessDistanceTotal).toBe(0)
  })

  it('ignores unknown domains [S9.47]', () => {
    const record = { measurementDomain: 'run:distance', amounts: [{ value: 9, unit: 'meters' }] }
    expect(summariseTotals([record])).toEqual(summariseTotals([]))
  })

  it('adds the records of several pages, in any order', () => {
    const twice = [...records, ...records]
    expect(summariseTotals(twice).raised).toBe(306)
    expect(summariseTotals(twice.toReversed())).toEqual(summariseTotals(twice))
  })

  it('stays finite for any values', () => {
    const amount = fc.record({
      value: fc.oneof(fc.double(), fc.anything()),
      unit: fc.constantFrom('gbp', 'count', 'meters', 'seconds'),
    })
    const anyRecords = fc.array(
      fc.record({
        measurementDomain: fc.constantFrom(...measurementDomains),
        amounts: fc.array(amount),
      }),
    )
    fc.assert(
      fc.property(anyRecords, (list) => {
        const { money, ...summary } = summariseTotals(list as TotalsRecord[])
        expect(Object.values(summary).every(Number.isFinite)).toBe(true)
        expect(Number.isSafeInteger(money.raisedMinor)).toBe(true)
        expect(Number.isSafeInteger(money.offlineMinor)).toBe(true)
      }),
    )
  })
})

it('measurementDomains has four of fundraising, and four of any activity and each of four [S9.42, S9.43]', () =>
  expect(measurementDomains).toEqual([
    ...['donations_received', 'donations_made', 'offline_donations', 'offline_donations_count'].map(
      (measure) => `fundraising:${measure}`,
    ),
    ...['any', 'hike', 'ride', 'swim', 'walk'].flatMap((category) =>
      ['activities', 'distance', 'elapsed_time', 'elevation_gain'].map(
        (measure) => `${category}:${measure}`,
      ),
    ),
  ]))

describe('primaryUnitOf', () => {
  it.each([
    ['fundraising:donations_received', 'aud'],
    ['fundraising:offline_donations', 'aud'],
    ['fundraising:donations_made', 'count'],
    ['fundraising:offline_donations_count', 'count'],
    ['walk:activities', 'count'],
    ['any:distance', 'meters'],
    ['ride:elapsed_time', 'seconds'],
    ['hike:elevation_gain', 'meters'],
  ])('measures %s in %s [S9.45]', (domain, unit) => {
    expect(primaryUnitOf(domain, 'AUD')).toBe(unit)
  })

  it('takes pounds when no currency is given [S9.15]', () => {
    expect(primaryUnitOf('fundraising:donations_received')).toBe('gbp')
  })

  it('has none for an unknown domain', () => {
    expect(primaryUnitOf('run:distance')).toBeUndefined()
    expect(primaryUnitOf('constructor')).toBeUndefined()
  })
})

describe('totalsByDomain', () => {
  it('reads a domain and its amounts of value and unit [S3.84]', () => {
    const record = {
      measurementDomain: 'any:distance',
      amounts: [
        { value: 1500, unit: 'meters' },
        { value: 1, unit: 'Miles' },
      ],
    }
    expect(totalsByDomain([record])['any:distance']).toEqual([
      { value: 1500, unit: 'meters' },
      { value: 1, unit: 'miles' },
    ])
  })

  it('gives every missing domain an empty list [S9.46]', () => {
    const domains = totalsByDomain([])
    expect(Object.keys(domains)).toEqual(measurementDomains)
    expect(Object.values(domains).every((amounts) => amounts.length === 0)).toBe(true)
    expect(totalsByDomain(undefined)).toEqual(domains)
    expect(totalsByDomain(null)).toEqual(domains)
  })

  it.each(['run:distance', 'fundraising:pledges', '__proto__', 'constructor', ''])(
    'ignores the unknown domain "%s" [S9.47]',
    (measurementDomain) => {
      const record = { measurementDomain, amounts: [{ value: 5, unit: 'count' }] }
      expect(totalsByDomain([record])).toEqual(totalsByDomain([]))
    },
  )

  it('leaves out what is malformed', () => {
    const hostile: unknown = [
      null,
      7,
      'fundraising:donations_made',
      { measurementDomain: 'any:distance' },
      { measurementDomain: 'any:distance', amounts: 'many' },
      { measurementDomain: Symbol('any:distance'), amounts: [] },
      { measurementDomain: 'any:activities', amounts: [null, { value: 'NaN', unit: 5 }] },
    ]
    const domains = totalsByDomain(hostile as [])
    expect(domains['any:distance']).toEqual([])
    expect(domains['any:activities']).toEqual([
      { value: 0, unit: '' },
      { value: 0, unit: '' },
    ])
    expect(totalsByDomain('records' as unknown as [])).toEqual(totalsByDomain([]))
  })
})
