/** Where a tag's amounts are summed up. */
export interface TagAggregation {
  segment: string
  /** `['all']`, or the domains that count. */
  measurementDomains: readonly string[]
  /** ISO 8601; only what happened between the two counts. */
  timeBox?: { notBefore?: string; notAfter?: string }
}

/** A tag to put on a page. */
export interface TagInput {
  /** The id of the tag's definition, such as `branch`. */
  id: string
  label: string
  value: string
  aggregation?: readonly TagAggregation[] | undefined
}
