import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sliceSchema } from './slice-schema.ts'

const schema = sliceSchema('text', {}, {})
const read = (primary: unknown, items: unknown = []) =>
  v.safeParse(schema, { type: 'text', label: null, primary, items })
const problemOf = (primary: unknown, items?: unknown) => read(primary, items).issues?.[0].message

it.each([
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  ['a', 'a'],
  ['Our-story_2', 'Our-story_2'],
  [`a${'b'.repeat(60)}`, `a${'b'.repeat(60)}`],
])('reads the anchor %j as %j', (anchor, expected) => {
  expect(v.parse(v.object({ primary: v.unknown() }), read({ anchor }).output)).toMatchObject({
    primary: { anchor: expected, background: 'none' },
  })
})

it.each(['7a', '-a', ' a', 'a b', '#a', 'a"', `a${'b'.repeat(61)}`, 7])('refuses %j', (anchor) => {
  expect(problemOf({ anchor })).toMatch(
    /^expected a letter followed by letters, digits, - or _, found /,
  )
})
