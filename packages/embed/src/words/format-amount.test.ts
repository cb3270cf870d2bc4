import { constantFrom, assert, nat, property } from 'fast-check'
import {
  addMoney,
  fromHundredths,
  minorDigits,
  money,
  parseAmount,
  toMajor,
} from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { expect, it } from 'vitest'
import { formatAmount } from './format-amount.ts'

const currencies = ['GBP', 'EUR', 'AUD', 'ZAR', 'JPY', 'KRW', 'HUF', 'ISK', 'KWD', 'IDR', 'CHF']
const figures = (text: string) => text.replaceAll(/[^\d.,]/g, '')

it('formats an amount with the decimals of its currency, as the site does', () => {
  assert(
    property(constantFrom(...currencies), nat(1e9), nat(1e9), (currency, typed, wire) => {
      const text = toMajor(typed, currency).toFixed(minorDigits(currency))
      expect(parseAmount(text, { currency, minMinor: 0 })).toEqual({ ok: true, amountMinor: typed })
      const read = money(fromHundredths(wire, currency), currency)
      const { amountMinor } = addMoney<string>(money(typed, currency), read)
      const onSite = formatMoney(amountMinor, { currency, country: 'gb' })
      expect(figures(formatAmount('en-GB', amountMinor, currency))).toBe(figures(onSite))
    }),
    { numRuns: fuzzRuns(1000) },
  )
})

it.each([
  [100_000, 'JPY', 'JP¥100,000'],
  [100_000, 'KWD', 'KWD\u00A0100'],
  [100_000, 'GBP', '£1,000'],
])('formats %i minor units of %s as %s', (amountMinor, currency, text) =>
  expect(formatAmount('en-GB', amountMinor, currency)).toBe(text),
)
