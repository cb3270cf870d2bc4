import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createInvalidatedKeys, isInvalidated } from '@milepost/server'
import { getPageKey, getDonationsKey } from '../frame/request/read-page.ts'
import { getTeamKey } from '../frame/request/read-team.ts'
import { createReadKey } from './read-key.ts'

const part = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '/', ':', '=', ',', '%') }),
  fc.string(),
)
const parts = fc.array(part, { minLength: 1, maxLength: 3 })

it('returns the same key only for the same parts', () => {
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(createReadKey('tag', ...one) === createReadKey('tag', ...other)).toBe(isSame)
    }),
  )
})

it.each([getPageKey, getDonationsKey, getTeamKey])(
  'keeps the entries of a longer slug: %o',
  (keyFor) => {
    const what = createInvalidatedKeys([], [keyFor('ada')])
    expect(isInvalidated(what, `${keyFor('ada')}5`)).toBe(true)
    expect(isInvalidated(what, `${keyFor('ada/5')}5`)).toBe(false)
  },
)

it('shares a key between spellings of one slug, and accepts lone surrogates', () => {
  expect(getPageKey('Ada')).toBe(getPageKey('ada'))
  expect(createReadKey('page', '\ud800')).toBe('page:%EF%BF%BD')
})
