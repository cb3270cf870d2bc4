/** One value of a totals record: a whole number of its unit, minor units for a currency. */
export interface TotalsAmount {
  readonly value: number
  /** `count`, `meters`, `seconds`, … or a currency code, in any case. */
  readonly unit: string
}

/** A totals record as the server sends it: a domain, and its value in one or more units (Spec §3). */
export interface TotalsRecord {
  /** `category:measure`; unknown domains are ignored. */
  readonly measurementDomain: string
  readonly amounts: readonly TotalsAmount[]
}
