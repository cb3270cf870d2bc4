import { expect, it } from 'vitest'
import { compareRecordings } from './compare-recordings.ts'
import { normaliseAnswer } from './normalise-answer.ts'

const answer = (body: string, headers: Record<string, string> = {}, status = 200) =>
  normaliseAnswer(
    { status, headers: { 'content-type': 'text/html', ...headers }, body },
    { 'localhost:4000': 'site' },
  )

it('agrees where only hashes, times and places differ', () => {
  const before = answer(
    '<img src="/assets/home-AbC12_-x.svg"><a href="http://localhost:4000/x">2026-01-01T10:00:00Z</a>',
  )
  const after = answer(
    '<img src="/assets/home-ZZZ12_-y.svg"><a href="http://site/x">2026-02-01T10:00:00Z</a>',
  )
  expect(compareRecordings({ '/': before }, { '/': after })).toEqual([])
})

it('tells a status, a header, a line and a request that differ', () => {
  const before = { 'GET /a': answer('<p>One</p>', { vary: 'accept' }), 'GET /b': answer('') }
  const after = { 'GET /a': answer('<p>Two</p>', {}, 404) }
  expect(
    compareRecordings(before, after).map(({ request, place, before: one, after: other }) => [
      request,
      place,
      one,
      other,
    ]),
  ).toEqual([
    ['GET /a', 'status', '200', '404'],
    ['GET /a', 'headers', 'vary: accept', ''],
    ['GET /a', 'line 2', '  One', '  Two'],
    ['GET /b', 'request', '200', 'not asked'],
  ])
})
