import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AmountError, parseAmount } from './parse-amount.ts'

const failure = (reason: AmountError) => ({ ok: false, reason })

describe('parseAmount', () => {
  it.each([
    ['25', 'GBP', 2500],
    [' £ 25 ', 'GBP', 2500],
    ['25£', 'GBP', 2500],
    ['25 gbp', 'GBP', 2500],
    ['GBP 1,250.5', 'GBP', 125_050],
    ['1\u00A0250', 'GBP', 125_000],
    ['1,234,567.89', 'GBP', 123_456_789],
    ['.5', 'GBP', 50],
    ['25.', 'GBP', 2500],
    ['007', 'GBP', 700],
    ['0.01', 'GBP', 1],
    ['A$25', 'aud', 2500],
    ['R1 250,50', 'ZAR', 125_050],
    ['R1,250.50', 'ZAR', 125_050],
    ['12,5', 'ZAR', 1250],
    ['CHF 20', 'CHF', 2000],
    ['HK$80', 'HKD', 8000],
    ['INR 12,34,567.89', 'INR', 123_456_789],
    ['1,234,567', 'INR', 123_456_700],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1234],
    ['1,250.50', '1', 125_050],
  ])('parses "%s" in %s', (text, currency, amountMinor) => {
    expect(parseAmount(text, { currency })).toEqual({ ok: true, amountMinor })
  })

  it.each([
    [' \t\u00A0', 'empty'],
    ['ten', 'not-a-number'],
    ['£', 'not-a-number'],
    ['.', 'not-a-number'],
    [',', 'not-a-number'],
    ['12,50', 'not-a-number'],
    ['1,2500', 'not-a-number'],
    ['1,25,000', 'not-a-number'],
    ['1234,567', 'not-a-number'],
    ['1,234 567', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['25 30', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['٢٥', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['AUD 25', 'not-a-number'],
    ['$25', 'other-currency'],
    ['2£5', 'other-currency'],
    ['-5', 'negative'],
    ['£−5', 'negative'],
    ['-£5', 'negative'],
    ['0.00', 'zero'],
    ['-0', 'zero'],
    ['1.234', 'too-precise'],
    ['90071992547409.92', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ] as const)('rejects "%s" in pounds: %s', (text, reason) => {
    expect(parseAmount(text, { currency: 'GBP' })).toEqual(failure(reason))
  })

  it.each([
    ['1,250', 'ZAR', 'too-precise'],
    ['1.250,50', 'ZAR', 'not-a-number'],
    ['500.5', 'JPY', 'too-precise'],
  ] as const)('rejects the ambiguous "%s" in %s: %s', (text, currency, reason) => {
    expect(parseAmount(text, { currency })).toEqual(failure(reason))
  })

  it('accepts amounts from the minimum to the maximum', () => {
    const limits = { currency: 'GBP', minMinor: 200, maxMinor: 10_000 }
    const texts = ['0', '1.99', '2', '100', '100.01']
    expect(texts.map((text) => parseAmount(text, limits))).toEqual([
      failure('zero'),
      failure('too-small'),
      { ok: true, amountMinor: 200 },
      { ok: true, amountMinor: 10_000 },
      failure('too-large'),
    ])
    expect(parseAmount('0', { currency: 'GBP', minMinor: 0 })).toEqual({ ok: true, amountMinor: 0 })
  })

  it.each([undefined, null, {}, [], Symbol('x'), 5])('treats %s as empty', (value) => {
    expect(parseAmount(value as never, { currency: 'GBP' })).toEqual(failure('empty'))
  })

  it('returns a whole amount above 0, or a reason, for any text', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,- £$R€e\u00A0−')) })
    const currencies = fc.constantFrom('GBP', 'AUD', 'ZAR', 'CHF', '')
    fc.assert(
      fc.property(fc.oneof(fc.string(), typed), currencies, (text, currency) => {
        const parsed = parseAmount(text, { currency })
        const isAmount =
          parsed.ok && Number.isSafeInteger(parsed.amountMinor) && parsed.amountMinor > 0
        expect(isAmount || !parsed.ok).toBe(true)
      }),
      { numRuns: fuzzRuns(2000) },
    )
  })

  // Quadratic time would exceed the test's timeout.
  it.each(['-', ',', '1,', ' 1', '1,111', '£'])(
    'rejects 200,000 times "%s" in linear time',
    (text) => {
      expect(parseAmount(text.repeat(200_000), { currency: 'GBP' }).ok).toBe(false)
    },
  )
})
