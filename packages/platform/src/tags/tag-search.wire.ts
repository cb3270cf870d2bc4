import type { TagWire } from './page-tags.wire.ts'

/** One page that carries the tag. */
export interface TagSearchRowWire {
  pageId: number
  pageGuid?: string | null
  pageShortName: string
  pageTitle: string
  status: string
  tags?: TagWire[] | null
}

/** `GET {api}/v1/tags/search`. */
export interface TagSearchWire {
  numberOfHits: number
  offset: number
  maxValue: number
  results: TagSearchRowWire[]
}
