import { describe, expect, it } from 'vitest'
import { addMoney } from './add-money.ts'
import { CurrencyMismatchError } from './currency-mismatch-error.ts'
import { money, type Money } from './money.ts'

describe('money', () => {
  it('keeps whole minor units and the code in upper case', () => {
    expect(money(1250.4, 'gbp')).toEqual({ amountMinor: 1250, currency: 'GBP' })
  })

  it('counts what is not a number as 0', () => {
    expect(money(Number.NaN, 'GBP').amountMinor).toBe(0)
  })
})

describe('addMoney', () => {
  it('adds amounts of one currency, whatever its case [S5.60]', () => {
    const lower: Money = { amountMinor: 250, currency: 'gbp' }
    expect(addMoney<string>(money(1000, 'GBP'), lower)).toEqual(money(1250, 'GBP'))
  })

  it('throws when currencies differ at run time', () => {
    const fromTheWire: Money = { amountMinor: 250, currency: 'aud' }
    expect(() => addMoney<string>(money(1000, 'GBP'), fromTheWire)).toThrow(CurrencyMismatchError)
    expect(() => addMoney<string>(money(1000, 'GBP'), fromTheWire)).toThrow('Cannot add aud to GBP')
    expect(new CurrencyMismatchError('').name).toBe('CurrencyMismatchError')
  })
})
