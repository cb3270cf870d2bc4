import { asList, asRecord, toText } from '../values/values.ts'

/** What a site keeps about a page: values by key, each with the id that changes it (Spec §3). */
export type PageMetadata = Readonly<Record<string, { id: string; value: string }>>

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
