/** The currencies the platform takes (Spec §9). */
export type Currency = 'AUD' | 'USD' | 'EUR' | 'NZD' | 'SGD' | 'HKD' | 'CAD' | 'ZAR' | 'GBP'

/**
 * How many digits of an amount are after the point. Two for every currency: the platform divides
 * all of them by 100 (Spec §9), and this is the one place to change when it no longer does.
 */
export const minorDigits = 2
