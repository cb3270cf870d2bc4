import { describe, expectTypeOf, it } from 'vitest'
import {
  type Money,
  addMoney,
  addTotals,
  currencyOfCountry,
  explainTotal,
  fitnessGoalOf,
  fromMetres,
  isActiveWindow,
  money,
  parseAmount,
  toMajor,
  toMetres,
  toMinor,
  toNumber,
  toSeconds,
} from './index.ts'

describe('what must not compile', () => {
  const pounds = money(100, 'GBP')
  const dollars = money(100, 'AUD')

  it('keeps the currency in the type, in upper case', () => {
    expectTypeOf(money(100, 'gbp')).toEqualTypeOf<Money<'GBP'>>()
    expectTypeOf(addMoney(pounds, pounds)).toEqualTypeOf<Money<'GBP'>>()
  })

  it('does not add money of different currencies', () => {
    expectTypeOf(pounds).not.toEqualTypeOf(dollars)
    // @ts-expect-error dollars are not pounds
    addMoney(pounds, dollars)
  })

  it('does not add totals of different currencies', () => {
    const inPounds = explainTotal({ currency: 'GBP', asOf: undefined })
    const inDollars = explainTotal({ currency: 'AUD', asOf: undefined })
    expectTypeOf(addTotals(inPounds, inPounds)).toEqualTypeOf(inPounds)
    // @ts-expect-error dollars are not pounds
    addTotals(inPounds, inDollars)
  })

  it('does not take an unknown unit literal', () => {
    expectTypeOf(toMetres(1, 'miles')).toBeNumber()
    // @ts-expect-error a typing error
    toMetres(1, 'milse')
    // @ts-expect-error a time unit is no distance
    fromMetres(1, 'hours')
    // @ts-expect-error a distance is no time unit
    toSeconds(1, 'km')
    // @ts-expect-error no unit of a goal
    fitnessGoalOf(1, 'leagues')
  })

  it('does not take a whole record where a value is expected', () => {
    const tags: Readonly<Record<string, string>> = { DSFitnessGoalTargetMeters: '100000' }
    expectTypeOf(fitnessGoalOf(tags['DSFitnessGoalTargetMeters'])).toEqualTypeOf<
      string | undefined
    >()
    // @ts-expect-error all tags are no value of one
    fitnessGoalOf(tags)
    // @ts-expect-error as above
    toMetres(tags, 'km')
    // @ts-expect-error as above
    fromMetres(tags, 'km')
    // @ts-expect-error as above
    toSeconds(tags, 'hours')
    // @ts-expect-error as above
    toMinor(tags, 'GBP')
    // @ts-expect-error as above
    toMajor(tags, 'GBP')
    // @ts-expect-error as above
    parseAmount(tags, { currency: 'GBP' })
    // @ts-expect-error as above
    currencyOfCountry(tags)
    // @ts-expect-error as above
    isActiveWindow({ startDate: tags }, new Date(0))
    const anything: unknown = tags
    // @ts-expect-error what nobody knows is no value either: toNumber reads it
    toMetres(anything, 'km')
    expectTypeOf(toMetres(toNumber(anything), 'km')).toBeNumber()
  })

  it('takes a unit that only run time knows', () => {
    const fromTheWire = 'miles' as string
    expectTypeOf(toMetres(1, fromTheWire)).toBeNumber()
  })
})
