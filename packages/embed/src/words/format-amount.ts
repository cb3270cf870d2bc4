import { minorDigits } from '@milepost/measures'

/**
 * Formats an amount in a language: `1.234,50 €`, whole amounts without decimals. By `Intl`, because numbro would triple the size.
 *
 * @param amountMinor - in minor units
 * @param language - one that `Intl` takes
 */
export function formatAmount(language: string, amountMinor: number, currency: string): string {
  const digits = minorDigits(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    // Intl of some browsers has other digits for some currencies.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 10 ** digits)
}
