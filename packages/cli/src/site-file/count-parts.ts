import type { SiteFile } from '@milepost/content'

/** How much a site file contains, in words. */
export function countParts({ documents, media }: Pick<SiteFile, 'documents' | 'media'>): string {
  return `${documents.length} documents, ${media.length} files of media`
}
