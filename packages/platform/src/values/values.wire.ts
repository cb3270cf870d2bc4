/** A decimal written inside a string, such as `"25.00"`. */
export type DecimalText = string

/** A whole number written inside a string, such as `"2"`. */
export type IntegerText = string

/** A boolean written inside a string: `"true"` or `"false"`. */
export type BooleanText = string

/** A date of the REST API: `/Date(1517835607106+0000)/`, milliseconds since 1970 in UTC. */
export type MillisecondDate = string

/** An ISO 8601 date-time. */
export type IsoDate = string

/** Paging facts beside every list of the REST API. */
export interface PaginationWire {
  pageNumber: number
  pageSizeRequested: number
  pageSizeReturned: number
  totalPages: number
  totalResults: number
}
