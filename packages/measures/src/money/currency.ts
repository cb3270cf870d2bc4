/** The currencies the platform takes (Spec §9). */
export type Currency = 'AUD' | 'USD' | 'EUR' | 'NZD' | 'SGD' | 'HKD' | 'CAD' | 'ZAR' | 'GBP'
