/** The currencies the platform takes (Spec §9). */
export type Currency = 'AUD' | 'USD' | 'EUR' | 'NZD' | 'SGD' | 'HKD' | 'CAD' | 'ZAR' | 'GBP'

/** The code in the one form that is compared: trimmed and upper case; '' for what is no text. */
export function normaliseCurrency(currency: unknown): string {
  return typeof currency === 'string' ? currency.trim().toUpperCase() : ''
}

/**
 * How many digits of an amount stand after the point. Two for every currency: the platform divides
 * all of them by 100 (Spec §9), and this is the one place to change when it no longer does.
 */
export function minorDigitsOf(_currency: string): number {
  return 2
}
