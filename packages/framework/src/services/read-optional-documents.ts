import { ContentUnavailableError, type ParsedDocuments } from '@milepost/content'
import { contentAge } from './load-site.ts'
import type { Services } from './services.ts'

/**
 * Documents that pages can do without, from the cache or the content service. While it cannot be read they are what they
 * were last, or none where they have never been read: a page is shown without them (Spec §7).
 */
export async function readOptionalDocuments<Document>(
  services: Services,
  key: `content:${string}`,
  fetchDocuments: () => Promise<ParsedDocuments<Document>>,
): Promise<readonly Document[]> {
  try {
    const reading = await services.reads.read(key, contentAge(services), async () => {
      const { documents, failure } = await fetchDocuments()
      // None is what there is only where the service has said so.
      if (failure) throw failure
      return documents
    })
    return reading.value
  } catch (error) {
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}
