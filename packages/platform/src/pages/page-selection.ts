import type { Ids } from '../request/list-ids.ts'
import type { NumericId } from '../values/numeric-id.ts'
import type { PageOptions, ReadParameters } from './page-context.ts'

/** Which page: by slug, or by numeric id. */
export type PageSelection = PageOptions &
  ReadParameters & {
    /** Guids of the site's campaigns. */
    campaign?: Ids | undefined
    slug?: string | undefined
    /** Numeric; anything else is taken for a slug. */
    id?: NumericId | number | undefined
    signal?: AbortSignal | undefined
  }
