import { asRecord } from '../values/as-record.ts'
import { type Ids, listIds } from '../request/list-ids.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'

const names = [
  'eventGivingGroupId',
  'legacyId',
  'pageGuid',
  'teamGuid',
  'pageShortName',
  'pageId',
  'shortName',
  'slug',
  'id',
  'tagValue',
]

/** Names to exclude, in lower case, for `isExcluded`. */
export function excludedNames(exclude: Ids | undefined): ReadonlySet<string> {
  return new Set(listIds(exclude).map((name) => name.toLowerCase()))
}

/** Whether one of a row's ids or short names, its page's and team's included, is in the list. */
export function isExcluded(wire: unknown, excluded: ReadonlySet<string>): boolean {
  if (excluded.size === 0) return false
  const row = asRecord(wire)
  return [row, asRecord(row['page']), asRecord(row['team'])].some((part) =>
    names.some((name) => {
      const id = toText(part[name])?.toLowerCase()
      return id !== undefined && (excluded.has(id) || excluded.has(toSlug(id)))
    }),
  )
}
