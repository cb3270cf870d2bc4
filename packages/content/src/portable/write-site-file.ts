import { siteFileVersion } from './site-file.ts'
import type { SiteFile, SiteFileDocument, SiteFileMedia } from './site-file.ts'

/**
 * A site as the text of a site file. The same site gives the same text: documents and media are in
 * order, and nothing says when or where it was written.
 */
export function writeSiteFile(site: {
  readonly site: string
  readonly documents: readonly SiteFileDocument[]
  readonly media: readonly SiteFileMedia[]
}): string {
  const file: SiteFile = {
    format: 'milepost-site',
    version: siteFileVersion,
    site: site.site,
    documents: site.documents.toSorted((a, b) => compare(keyOf(a), keyOf(b))).map(ordered),
    media: site.media.toSorted((a, b) => compare(a.path, b.path)),
  }
  return `${JSON.stringify(file, null, 1)}\n`
}

function keyOf({ type, uid, variant = '' }: SiteFileDocument): string {
  return `${type}/${uid}/${variant}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The fields that say who a document is before what it says. */
function ordered({ type, uid, variant, data, ...rest }: SiteFileDocument): SiteFileDocument {
  return { type, uid, ...(variant === undefined ? {} : { variant }), ...rest, data }
}
