import type { Numeric } from '../number/numeric.ts'

/** A point in time as it may be written: ISO 8601, `/Date(…)/`, milliseconds since 1970, a `Date`. */
export type DateValue = Date | Numeric
