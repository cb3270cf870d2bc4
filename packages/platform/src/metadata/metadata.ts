import { asList, asRecord, toText } from '../values/values.ts'

/** A site's metadata of a page: values by key, with the ID of each row (Spec §3). */
export type PageMetadata = Readonly<Record<string, { id: string; value: string }>>

/** Parses the metadata of a page. Rows without a key are dropped. Never throws. */
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
