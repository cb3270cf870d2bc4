import type { SiteFile } from '@milepost/content'

/** Formats the number of documents and media in a site file. */
export function countParts({ documents, media }: Pick<SiteFile, 'documents' | 'media'>): string {
  return `${documents.length} documents, ${media.length} files of media`
}
