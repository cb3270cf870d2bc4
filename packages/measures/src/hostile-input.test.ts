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

/** Whether a value contains an invalid date or a number that is not finite, at any depth or as text. */
function isUnusable(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value === 'string') return /NaN|NAN|Infinity|INFINITY|undefined|Invalid/.test(value)
  if (value instanceof Date) return Number.isNaN(value.getTime())
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnusable)
}

/** Names of options and parts, with any values. */
const named = fc.record(
  {
    amountMinor: odd,
    amounts: odd,
    asOf: odd,
    country: odd,
    currency: odd,
    decimals: odd,
    endDate: odd,
    language: odd,
    maxMinor: odd,
    measurementDomain: fc.constantFrom(...measures.measurementDomains),
    minMinor: odd,
    offlineMinor: odd,
    onlineMinor: odd,
    raisedMinor: odd,
    startDate: odd,
    platformTotalMinor: odd,
    style: odd,
    system: odd,
    targetMinor: odd,
    utcOffset: odd,
  },
  { requiredKeys: [] },
)

type Call = (...values: unknown[]) => unknown
// addMoney and addTotalBreakdowns throw on purpose, and getMilestoneProgress returns the caller's own milestones.
const notCalled = new Set([
  'CurrencyMismatchError',
  'measurementDomains',
  'addMoney',
  'addTotalBreakdowns',
  'getMilestoneProgress',
])
const calls = Object.entries({ ...measures, ...format }).filter(([name]) => !notCalled.has(name))

/** Whether text of the input looks unusable itself: a currency's code may be anything. */
function hasUnusableText(given: unknown): boolean {
  if (typeof given === 'string') return isUnusable(given) || isUnusable(given.toUpperCase())
  return typeof given === 'object' && given !== null && Object.values(given).some(hasUnusableText)
}

/** Arguments of a function: valid where its contract requires it, otherwise any values. */
function argumentsOf(name: string, [first, second, third]: unknown[]): unknown[] {
  if (name === 'registerCulture') return [first, silent.log]
  if (name.endsWith('InZone')) return [first, 'Europe/London']
  if (name === 'formatRelativeTime') return [typeof first === 'number' ? first : 0, 0, second]
  if (name.startsWith('format') && name !== 'formatFitnessGoal' && name !== 'formatCampaignDate')
    return [
      first,
      typeof second === 'object' && second !== null ? { ...second, ...silent } : silent,
    ]
  return [first, second, third]
}

describe('hostile input', () => {
  it.each(calls)('%s does not throw and returns finite numbers', async (name, call) => {
    const value = fc.oneof(odd, named, fc.array(named, { maxLength: 3 }))
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 3 }), async (values) => {
        const given = argumentsOf(name, values)
        fc.pre(!hasUnusableText(given))
        expect(isUnusable(await (call as Call)(...given))).toBe(false)
      }),
      { numRuns: fuzzRuns(500) },
    )
  })

  it('getMilestoneProgress does not throw', () => {
    fc.assert(
      fc.property(odd, fc.oneof(odd, fc.array(fc.oneof(odd, named))), (raised, milestones) => {
        const { reached } = measures.getMilestoneProgress(raised as number, milestones as [])
        expect(Array.isArray(reached)).toBe(true)
      }),
      { numRuns: fuzzRuns(500) },
    )
  })
})
