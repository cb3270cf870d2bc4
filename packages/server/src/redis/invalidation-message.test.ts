import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiredKeys } from '../reads/expiry.ts'
import { parseInvalidationMessage, serialiseInvalidationMessage } from './invalidation.ts'

const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 })

describe('invalidation messages', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.string(),
        texts,
        texts,
        fc.integer(),
        fc.boolean(),
        (from, keys, prefixes, changedMs, isRefused) => {
          const message = { from, what: expiredKeys(keys, prefixes), changedMs, isRefused }
          expect(parseInvalidationMessage(serialiseInvalidationMessage(message))).toEqual(message)
        },
      ),
    )
  })

  it('of anything else is none, and never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseInvalidationMessage(text)).toBeUndefined()
      }),
    )
  })

  const message = { v: 1, from: 'a', keys: ['page:maya'], prefixes: [], changedMs: 1 }
  it.each([
    ['another version', { v: 2 }],
    ['no sender', { from: undefined }],
    ['keys that are none', { keys: [7] }],
    ['a prefix that every key begins with', { prefixes: [''] }],
    ['no time', { changedMs: 'now' }],
    ['far too much', { keys: ['x'.repeat(200_001)] }],
  ])('with %s is none', (_, change) => {
    expect(parseInvalidationMessage(JSON.stringify(message))).toBeDefined()
    expect(parseInvalidationMessage(JSON.stringify({ ...message, ...change }))).toBeUndefined()
  })
})
