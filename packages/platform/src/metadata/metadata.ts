import { asList, asRecord, toText } from '../values/values.ts'

/** A page's metadata for one site: the value and row ID of each key (Spec §3). */
export type PageMetadata = Readonly<Record<string, { id: string; value: string }>>

/** Parses a page's metadata, dropping rows without a key. Never throws. */
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
