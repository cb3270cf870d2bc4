import { describe, expectTypeOf, it } from 'vitest'
import {
  type Money,
  addMoney,
  addTotalBreakdowns,
  getCountryCurrency,
  createTotalBreakdown,
  formatFitnessGoal,
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

describe('types of currencies and units', () => {
  const pounds = money(100, 'GBP')
  const dollars = money(100, 'AUD')

  it('have the currency in upper case', () => {
    expectTypeOf(money(100, 'gbp')).toEqualTypeOf<Money<'GBP'>>()
    expectTypeOf(addMoney(pounds, pounds)).toEqualTypeOf<Money<'GBP'>>()
  })

  it('reject the sum of different currencies', () => {
    expectTypeOf(pounds).not.toEqualTypeOf(dollars)
    // @ts-expect-error dollars are not pounds
    addMoney(pounds, dollars)
  })

  it('reject the sum of totals in different currencies', () => {
    const inPounds = createTotalBreakdown({ currency: 'GBP', asOf: undefined })
    const inDollars = createTotalBreakdown({ currency: 'AUD', asOf: undefined })
    expectTypeOf(addTotalBreakdowns(inPounds, inPounds)).toEqualTypeOf(inPounds)
    // @ts-expect-error dollars are not pounds
    addTotalBreakdowns(inPounds, inDollars)
  })

  it('reject an unknown unit literal', () => {
    expectTypeOf(toMetres(1, 'miles')).toBeNumber()
    // @ts-expect-error a typing error
    toMetres(1, 'milse')
    // @ts-expect-error a time unit is not a distance unit
    fromMetres(1, 'hours')
    // @ts-expect-error a distance unit is not a time unit
    toSeconds(1, 'km')
    // @ts-expect-error not a unit of a goal
    formatFitnessGoal(1, 'leagues')
  })

  it('reject a record instead of a value', () => {
    const tags: Readonly<Record<string, string>> = { DSFitnessGoalTargetMeters: '100000' }
    expectTypeOf(formatFitnessGoal(tags['DSFitnessGoalTargetMeters'])).toEqualTypeOf<
      string | undefined
    >()
    // @ts-expect-error a record of tags is not a value
    formatFitnessGoal(tags)
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
    getCountryCurrency(tags)
    // @ts-expect-error as above
    isActiveWindow({ startDate: tags }, new Date(0))
    const anything: unknown = tags
    // @ts-expect-error convert a value of unknown type with toNumber first
    toMetres(anything, 'km')
    expectTypeOf(toMetres(toNumber(anything), 'km')).toBeNumber()
  })

  it('accept a unit of unknown content', () => {
    const fromTheWire = 'miles' as string
    expectTypeOf(toMetres(1, fromTheWire)).toBeNumber()
  })
})
