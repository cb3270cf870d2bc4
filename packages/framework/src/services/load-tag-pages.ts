import { fetchTagPages, type TagPages } from '@milepost/content'
import { readOptionalDocuments } from './read-optional-documents.ts'
import type { Services } from './services.ts'

/** The site's tag pages; none where they have never been read and cannot be (Spec §7). */
export function loadTagPages(services: Services): Promise<readonly TagPages[]> {
  return readOptionalDocuments(services, 'content:tag-pages', () => fetchTagPages(services.content))
}
