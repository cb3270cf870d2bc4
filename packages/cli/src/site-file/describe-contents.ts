import type { SiteFile } from '@milepost/content'

/** Describes how many documents and media files a site file contains. */
export function describeContents({
  documents,
  media,
}: Pick<SiteFile, 'documents' | 'media'>): string {
  return `${documents.length} documents, ${media.length} media files`
}
