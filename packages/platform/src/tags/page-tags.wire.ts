import type { IsoDate } from '../values/values.wire.ts'

/** Where a tag's amounts are summed up. */
export interface TagAggregationWire {
  segment: string
  /** `['all']`, or the domains that count. */
  measurementDomains: string[]
  timeBox?: { notBefore?: IsoDate; notAfter?: IsoDate } | null
}

/** One tag of a page. */
export interface TagWire {
  tagDefinition: { id: string; label: string }
  value: string
  aggregation?: TagAggregationWire[] | null
}

/** `GET {api}/v1/tags/{shortName}`. */
export interface PageTagsWire {
  pageShortName?: string
  tags: TagWire[]
}
