import type { fetchMetadata } from '../metadata/fetch-metadata.ts'
import type { writeMetadata } from '../metadata/write-metadata.ts'
import type { Call } from './call.ts'

/** Pairs of names and values about a page. */
export interface MetadataCalls {
  readonly fetchMetadata: Call<typeof fetchMetadata>
  readonly writeMetadata: Call<typeof writeMetadata>
}
