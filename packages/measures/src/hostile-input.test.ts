import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import * as format from './format/index.ts'
import * as measures from './index.ts'

const silent = { log: () => undefined }
const odd = fc.oneof(
  fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom(
    Number.NaN,
    Infinity,
    -Infinity,
    -0,
    Symbol('x'),
    new Date(Number.NaN),
    '__proto__',
  ),
  fc.double(),
  fc.string(),
)

/** Whether a value contains a number that is not finite, at any depth, or as text. */
function unusable(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value === 'string') return /NaN|NAN|Infinity|INFINITY|undefined|Invalid/.test(value)
  if (value instanceof Date) return Number.isNaN(value.getTime())
  return typeof value === 'object' && value !== null && Object.values(value).some(unusable)
}

/** The keys that options and parts have here, with anything behind them. */
const named = fc.record(
  {
    amountMinor: odd,
    amounts: odd,
    asOf: odd,
    country: odd,
    currency: odd,
    decimals: odd,
    endDate: odd,
    maxMinor: odd,
    measurementDomain: fc.constantFrom(...measures.measurementDomains),
    minMinor: odd,
    offlineMinor: odd,
    onlineMinor: odd,
    raisedMinor: odd,
    startDate: odd,
    statedMinor: odd,
    style: odd,
    system: odd,
    targetMinor: odd,
    utcOffset: odd,
  },
  { requiredKeys: [] },
)

type Call = (...values: never[]) => unknown
// Two throw on purpose, and milestonesReached hands back the caller's own milestones.
const notCalled = new Set([
  'CurrencyMismatchError',
  'measurementDomains',
  'addMoney',
  'addTotals',
  'milestonesReached',
])
const calls = Object.entries({ ...measures, ...format }).filter(([name]) => !notCalled.has(name))

/** Whether a stranger's own text says what is looked for: a currency's code may be anything. */
function says(given: unknown): boolean {
  if (typeof given === 'string') return unusable(given) || unusable(given.toUpperCase())
  return typeof given === 'object' && given !== null && Object.values(given).some(says)
}

describe('hostile input', () => {
  it.each(calls)('%s neither throws nor gives what is no finite number', (name, call) => {
    const value = fc.oneof(odd, named, fc.array(named, { maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), ([first, second, third]) => {
        const quiet =
          typeof second === 'object' && second !== null ? { ...second, ...silent } : silent
        const given =
          name === 'cultureOf'
            ? [first, silent.log]
            : name.endsWith('InZone')
              ? [first, 'Europe/London']
              : name.startsWith('format')
                ? [first, quiet]
                : [first, second, third]
        fc.pre(!says(given))
        expect(unusable((call as Call)(...(given as never[])))).toBe(false)
      }),
      { numRuns: fuzzRuns(500) },
    )
  })

  it('milestonesReached does not throw', () => {
    fc.assert(
      fc.property(odd, fc.oneof(odd, fc.array(fc.oneof(odd, named))), (raised, milestones) => {
        const { reached } = measures.milestonesReached(raised as number, milestones as [])
        expect(Array.isArray(reached)).toBe(true)
      }),
      { numRuns: fuzzRuns(500) },
    )
  })
})
