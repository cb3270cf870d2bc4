import { fetchSupporterPages, type SupporterPages } from '@milepost/content'
import { readOptionalDocuments } from './read-optional-documents.ts'
import type { Services } from './services.ts'

/** The site's custom supporter pages; none where they have never been read and cannot be. */
export function loadSupporterPages(services: Services): Promise<readonly SupporterPages[]> {
  return readOptionalDocuments(services, 'content:supporter-pages', () =>
    fetchSupporterPages(services.content),
  )
}
