import numbro from 'numbro'

/** How a culture writes numbers. */
export interface NumberPattern {
  readonly group: string
  readonly point: string
}

/** How a culture writes amounts in one currency. */
export interface MoneyPattern extends NumberPattern {
  readonly before: string
  readonly beforeNegative: string
  readonly after: string
}

const sample = /^(\D*)1(\D*)234\D*567(\D*)89(\D*)$/

/**
 * Has numbro write a sample amount and keeps what surrounds the digits. numbro stays the one who
 * knows the cultures, and its 4 µs for an amount are paid once instead of every time.
 *
 * @param culture - the tag of a registered culture
 * @param currencySymbol - the symbol to write
 */
export function patternOf(culture: string, currencySymbol: string): MoneyPattern {
  const before = numbro.language()
  numbro.setLanguage(culture)
  try {
    const format = { mantissa: 2, thousandSeparated: true, currencySymbol: '¤' }
    const written = (major: number): string => numbro(major).formatCurrency(format)
    const [, prefix = '', group = '', point = '', after = ''] =
      sample.exec(written(1234567.89)) ?? []
    const [, negativePrefix = ''] = sample.exec(written(-1234567.89)) ?? []
    const withSymbol = (text: string): string => text.replace('¤', () => currencySymbol)
    return {
      before: withSymbol(prefix),
      beforeNegative: withSymbol(negativePrefix),
      after: withSymbol(after),
      group,
      point,
    }
  } finally {
    // The application's own numbro keeps its language.
    numbro.setLanguage(before)
  }
}
