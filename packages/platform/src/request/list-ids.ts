import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'

/** An id: plain, or as content documents carry it. */
export type Id = string | number | { readonly uid: string | number }

/** One id, several, or several in one comma-joined text. */
export type Ids = Id | readonly Id[]

/** Returns the ids as text, each once, ignoring case. Empty for anything that is not an id. */
export function listIds(ids: Ids | null | undefined): string[] {
  const texts = [ids]
    .flat()
    .map((id) => toText(id, asRecord(id)['uid']) ?? '')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
