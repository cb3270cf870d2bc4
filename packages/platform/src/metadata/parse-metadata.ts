import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { PageMetadata } from './page-metadata.ts'

/** Reads the metadata of a page; rows without a key are dropped. Never throws. */
export function parseMetadata(wire: unknown): PageMetadata {
  return Object.fromEntries(
    asList(wire)
      .map(asRecord)
      .flatMap(({ id, key, value }) => {
        const name = toText(key)
        return name === undefined
          ? []
          : [[name, { id: toText(id) ?? '', value: toText(value) ?? '' }] as const]
      }),
  )
}
