import { describe, expect, it } from 'vitest'
import { leaderboardAddress, totalAddress } from './address-of.ts'

const source = 'https://run.example'

describe('totalAddress', () => {
  it.each([
    ['site', '', '/totals.json'],
    ['page', 'amina', '/totals/page/amina.json'],
    ['team', 'hill runners', '/totals/team/hill%20runners.json'],
    ['tag', 'school/st-mary', '/totals/tag/school/st-mary.json'],
    ['project', '2', '/totals/project/2.json'],
    ['page', 'a?b#c', '/totals/page/a%3Fb%23c.json'],
  ])('is that of a %s %s', (kind, slug, path) =>
    expect(totalAddress({ source, kind, slug })).toBe(source + path),
  )

  it('takes the address of a language, and neither a query nor a slash at its end', () => {
    const wanted = { source: 'https://run.example/cy/?a=1#b', kind: 'site', slug: '' }
    expect(totalAddress(wanted)).toBe('https://run.example/cy/totals.json')
  })

  it.each([
    ['site', 'amina'],
    ['page', ''],
    ['page', 'a/b'],
    ['tag', 'school'],
    ['tag', 'a/b/c'],
    ['person', 'amina'],
    ['constructor', 'a'],
  ])('refuses a %s "%s"', (kind, slug) =>
    expect(() => totalAddress({ source, kind, slug })).toThrow(
      `kind="${kind}" and slug="${slug}" name no total.`,
    ),
  )

  it.each(['', 'run.example', '/', 'javascript:alert(1)', 'ftp://run.example', 'https://'])(
    'refuses the source "%s"',
    (bad) =>
      expect(() => totalAddress({ source: bad, kind: 'site', slug: '' })).toThrow(
        `source="${bad}" is no address, such as https://run.example.`,
      ),
  )
})

it('leaderboardAddress is that of people or of teams', () => {
  const of = (kind: string) => leaderboardAddress({ source, kind, slug: '' })
  expect(of('people')).toBe('https://run.example/leaderboard/people.json')
  expect(of('teams')).toBe('https://run.example/leaderboard/teams.json')
  expect(() => of('pages')).toThrow('kind="pages" names no leaderboard.')
})
