import type { TagAggregationWire, TagWire } from './page-tags.wire.ts'

/** The body of `POST {api}/v1/tags/{slug}`: flat. */
export interface TagBodyWire {
  id: string
  label: string
  value: string
  aggregation: TagAggregationWire[]
}

/** The body of `POST {api}/v1/tags/{slug}/multiple`: nested. */
export interface TagsBodyWire {
  tagValues: {
    tagDefinition: { id: string; label: string }
    value: string
    aggregation: TagAggregationWire[]
  }[]
}

/** What both answer. */
export interface TagsWrittenWire {
  tags: TagWire[]
}
