import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArrival } from './read-arrival.ts'

describe('readArrival', () => {
  it('reads fields to fill in, charity, team and campaign [S3.30]', () =>
    expect(
      readArrival(
        '?first_name=Sam&email=sam%40example.org&charity=2050&team=gulls&utm_source=mail&utm_medium=cpc',
      ),
    ).toEqual({
      prefilledFields: { firstName: 'Sam', email: 'sam@example.org' },
      charity: '2050',
      preselectedTeam: 'gulls',
      utmParams: { utm_source: 'mail', utm_medium: 'cpc' },
    }))

  it.each([
    '',
    '?',
    '?modal=x',
    '?first_name=&utm_=x',
    '?team=../../admin',
    '?team=a%20b',
    '?constructor=x',
    '?my_utm_source=x',
    '?utm_source2=x',
    '?utm_Source=x',
  ])('finds nothing in %s', (search) => expect(readArrival(search)).toBeUndefined())

  it('reads no more than ten facts of a campaign', () => {
    const names = Array.from({ length: 12 }, (_, index) => `utm_${'abcdefghijkl'[index]}`)
    const facts = readArrival(`?${names.map((name) => `${name}=x`).join('&')}`)
    expect(Object.keys(facts?.utmParams ?? {})).toEqual(names.slice(0, 10))
  })

  it('reads no more than a field may contain, and never fails', () => {
    expect(readArrival(`?email=${'x'.repeat(5000)}`)?.prefilledFields?.['email']).toHaveLength(255)
    assert(
      property(string(), (text) => {
        readArrival(`?first_name=${text}&${text}`)
      }),
    )
  })
})
