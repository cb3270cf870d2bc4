import { expect, it } from 'vitest'
import { formatDisplayAmount } from './wire-values.ts'

it.each([
  [125_050, 'GBP', '£1,250.50'],
  [125_000, 'JPY', 'JPY\u00A01,250'],
  [125_050, 'KWD', 'KWD\u00A01,250.500'],
])('formats %i hundredths of %s as %s', (hundredths, currency, text) =>
  expect(formatDisplayAmount(hundredths, currency)).toBe(text),
)
