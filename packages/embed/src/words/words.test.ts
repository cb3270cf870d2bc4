import { expect, it } from 'vitest'
import { describeAge } from './describe-age.ts'
import { formatAmount } from './format-amount.ts'
import { isRightToLeft } from './is-right-to-left.ts'

it('writes amounts with as many decimals as their currency has', () => {
  expect(formatAmount('en-GB', 12_345, 'GBP')).toBe('£123.45')
  expect(formatAmount('en-GB', 12_300, 'GBP')).toBe('£123')
  expect(formatAmount('en-GB', 5, 'GBP')).toBe('£0.05')
  expect(formatAmount('ja', 500, 'JPY')).toBe('￥500')
})

it('knows which languages are written from right to left', () => {
  expect(['ar', 'he', 'fa-IR', 'ur', 'pa-PK', 'ks-Arab'].map(isRightToLeft)).not.toContain(false)
  expect(['en', 'cy', 'de', 'pa', 'zh', undefined].map(isRightToLeft)).not.toContain(true)
})

it('says the time of what is older than a minute, and of what the platform said before', () => {
  const asOfMs = Date.UTC(2026, 10, 25, 7, 30)
  const said = (ageMs: number, isLastGood = false) =>
    describeAge({ asOfMs, isLastGood }, { now: asOfMs + ageMs, language: 'en-GB' })
  expect(said(60_000)).toBeUndefined()
  expect(said(-3_600_000)).toBeUndefined()
  expect(said(60_001)).toMatch(/^25 Nov 2026, \d\d:\d\d$/)
  expect(said(0, true)).toMatch(/^25 Nov 2026, \d\d:\d\d$/)
})
