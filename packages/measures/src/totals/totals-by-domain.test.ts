import { describe, expect, it } from 'vitest'
import { measurementDomains } from './measurement-domains.ts'
import { primaryUnitOf } from './primary-unit-of.ts'
import { totalsByDomain } from './totals-by-domain.ts'

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
