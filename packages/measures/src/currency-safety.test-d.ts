import { describe, expectTypeOf, it } from 'vitest'
import {
  addMoney,
  addTotals,
  explainTotal,
  fitnessGoalOf,
  fromMetres,
  money,
  type Money,
  toMetres,
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

  it('takes a unit that only run time knows', () => {
    const fromTheWire = 'miles' as string
    expectTypeOf(toMetres(1, fromTheWire)).toBeNumber()
  })
})
