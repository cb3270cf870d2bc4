import { readDocumentRef } from '../documents/read-document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { countedKinds } from './counted-kinds.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { listRowsAt, textAt } from './list-rows-at.ts'

/**
 * Names each leaderboard that ranks by what the platform does not tell of the site's projects. What no platform tells is
 * refused by the section's own schema.
 *
 * @param fields - the fields of a document that have sections
 */
export function examineBoards(
  raw: unknown,
  site: SiteConfig,
  fields: readonly string[],
): Finding[] {
  const document = readDocumentRef(raw)
  const data = isRecord(raw) ? raw['data'] : undefined
  const kinds = site.platform.flatMap(({ items }) => countedKinds(items).slice(0, 1))
  const kind = kinds.find((one) => one === 'event' || one === 'charity')
  if (kind === undefined) return []
  return fields.flatMap((field) =>
    listRowsAt(data, field).flatMap((slice, index) => {
      const primary = isRecord(slice) && isRecord(slice['primary']) ? slice['primary'] : {}
      const rankBy = textAt(primary, 'rankBy')?.toLowerCase() ?? ''
      const isBoard = isRecord(slice) && slice['slice_type'] === 'leaderboard'
      if (!isBoard || rankBy === '' || rankBy === 'amount') return []
      const problem = `nobody can be ranked so here: of ${kind === 'event' ? 'an event' : 'a charity'} the platform lists the pages by amount alone`
      return [
        toFinding('field', {
          document,
          field: `${field}[${index}].primary.rankBy`,
          problem,
        }),
      ]
    }),
  )
}
