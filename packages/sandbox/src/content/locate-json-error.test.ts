import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateJsonError } from './locate-json-error.ts'

describe('locateJsonError', () => {
  it.each([
    ['', 1, 1, 'expected a value'],
    ['{"a": }', 1, 7, 'expected a value'],
    ['{\n  "a": 1,\n}', 3, 1, 'expected a property name in double quotes'],
    ['{"a" 1}', 1, 6, 'expected ":"'],
    ['[1 2]', 1, 4, 'expected "," or "]"'],
    ['{"a": "b\n"}', 1, 9, 'expected the closing double quote'],
    ['{"a": "\\x"}', 1, 8, 'expected an escape'],
    ['{} {}', 1, 4, 'expected the end of the file'],
    ['{"a": 01}', 1, 7, 'expected a value'],
  ])('locates the error in %j', (text, line, column, problem) => {
    const error = locateJsonError(text)
    expect(error).toMatchObject({ line, column })
    expect(error?.problem).toContain(problem)
  })

  it('accepts the same texts as JSON.parse', () => {
    const characters = fc.constantFrom(...'{}[],:"\\ntrufalse0123.eE+- \n'.split(''))
    const text = fc.oneof(fc.json(), fc.string({ unit: characters, maxLength: 20 }))
    fc.assert(
      fc.property(text, (candidate) => {
        let valid = true
        try {
          JSON.parse(candidate)
        } catch {
          valid = false
        }
        expect(locateJsonError(candidate) === undefined).toBe(valid)
      }),
      { numRuns: fuzzRuns(3000) },
    )
  })
})
