/**
 * An amount in a language, such as `1.234,50 €`; whole amounts without decimals.
 *
 * @param amountMinor - in minor units
 * @param language - one that `Intl` takes
 */
export function formatAmount(language: string, amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
