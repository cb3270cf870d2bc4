import { readDocumentRef } from '../documents/read-document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { listRowsAt } from './list-rows-at.ts'

/**
 * Names each section about a funder on a site whose settings promise nothing: it is not shown.
 *
 * @param fields - the fields of a document that have sections
 */
export function examineMatching(
  raw: unknown,
  site: SiteConfig,
  fields: readonly string[],
): Finding[] {
  if (site.matching !== undefined) return []
  const document = readDocumentRef(raw)
  const data = isRecord(raw) ? raw['data'] : undefined
  return fields.flatMap((field) =>
    listRowsAt(data, field).flatMap((slice, index) =>
      isRecord(slice) && slice['slice_type'] === 'matching'
        ? [
            toFinding('no-effect', {
              document,
              field: `${field}[${index}]`,
              problem:
                'this section is not shown: the site’s settings do not say who adds to gifts, and how much (matching-funder, matching-pot)',
            }),
          ]
        : [],
    ),
  )
}
