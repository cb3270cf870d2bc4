import { assert, constantFrom, nat, property } from 'fast-check'
import {
  addMoney,
  fromHundredths,
  getMinorDigits,
  money,
  parseAmount,
  toMajor,
} from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { expect, it } from 'vitest'
import { formatAge, formatAmount, isRightToLeft, formatTotal } from './format.ts'
import { readTotal, type Total } from './parse.ts'
import { totalJson } from './total.test-kit.ts'

const currencies = ['GBP', 'EUR', 'AUD', 'ZAR', 'JPY', 'KRW', 'HUF', 'ISK', 'KWD', 'IDR', 'CHF']
const figures = (text: string) => text.replaceAll(/[^\d.,]/g, '')

it('formatAmount uses the decimals of the currency, like the site', () => {
  assert(
    property(constantFrom(...currencies), nat(1e9), nat(1e9), (currency, typed, wire) => {
      const text = toMajor(typed, currency).toFixed(getMinorDigits(currency))
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

function total(changes?: Readonly<Record<string, unknown>>): Total {
  const read = readTotal(totalJson(changes))
  if (read === undefined) throw new Error('no total')
  return read
}

it("formatTotal returns the site's sentence without a locale", () =>
  expect(formatTotal(total(), undefined)).toEqual({
    amount: '£123.45',
    before: '',
    after: ' raised of £500',
    details: ['24%', '12 donations'],
    language: 'en-GB',
  }))

it("formatTotal formats amounts for a locale in the site's language", () =>
  expect(formatTotal(total(), 'en-US')).toMatchObject({
    amount: '£123.45',
    after: ' raised of £500',
    language: 'en-US',
  }))

it('formatTotal returns only amounts and the percentage in another language', () =>
  expect(formatTotal(total(), 'de')).toEqual({
    amount: '123,45\u{a0}£',
    before: '',
    after: ' / 500\u{a0}£',
    details: ['24\u{a0}%'],
    language: 'de',
  }))

it.each([
  ['£5', '£50', '£5 raised of £50', ['', ' raised of £50']],
  ['£5', '£50', 'Of £50, £5 are raised', ['Of £50, ', ' are raised']],
  ['£500', '£50', 'Of £50, £500 are raised', ['Of £50, ', ' are raised']],
  ['£50', '£50', '£50 raised of £50', ['', ' raised of £50']],
  ['£5', undefined, 'We raised £5!', ['We raised ', '!']],
  ['£5', '£50', 'Nobody knows', ['', '']],
])('finds %s beside %s in "%s"', (raised, target, summary, [before, after]) => {
  const text = { raised, target, summary, language: 'en' }
  expect(formatTotal(total({ text }), undefined)).toMatchObject({ amount: raised, before, after })
})

it('formatTotal omits the percentage without a target', () => {
  const text = { raised: '£5', summary: '£5 raised', percent: 0, language: 'en' }
  expect(formatTotal(total({ targetMinor: 0, text }), 'de')).toMatchObject({
    after: '',
    details: [],
  })
})

it('formatAmount omits decimals of whole amounts and formats the rest in full', () => {
  expect(formatAmount('en-GB', 12_345, 'GBP')).toBe('£123.45')
  expect(formatAmount('en-GB', 12_300, 'GBP')).toBe('£123')
  expect(formatAmount('en-GB', 5, 'GBP')).toBe('£0.05')
  expect(formatAmount('ja', 500, 'JPY')).toBe('￥500')
})

it('isRightToLeft detects right-to-left scripts', () => {
  expect(['ar', 'he', 'fa-IR', 'ur', 'pa-PK', 'ks-Arab'].map(isRightToLeft)).not.toContain(false)
  expect(['en', 'cy', 'de', 'pa', 'zh', undefined].map(isRightToLeft)).not.toContain(true)
})

it('formatAge returns the time of data that is older than a minute or last known', () => {
  const asOfMs = Date.UTC(2026, 10, 25, 7, 30)
  const said = (ageMs: number, isLastGood = false) =>
    formatAge({ asOfMs, isLastGood }, { now: asOfMs + ageMs, language: 'en-GB' })
  expect(said(60_000)).toBeUndefined()
  expect(said(-3_600_000)).toBeUndefined()
  expect(said(60_001)).toMatch(/^25 Nov 2026, \d\d:\d\d$/)
  expect(said(0, true)).toMatch(/^25 Nov 2026, \d\d:\d\d$/)
})
