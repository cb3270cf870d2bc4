import { fetchTagPages, type TagPages } from '@milepost/content'
import type { Services } from './services.ts'
import { contentAge } from './load-site.ts'

/** The site's tag pages, from the cache or the content service. Never fails: none then (Spec §7). */
export async function loadTagPages(services: Services): Promise<readonly TagPages[]> {
  const reading = await services.reads.read(
    'content:tag-pages',
    contentAge(services),
    async () => (await fetchTagPages(services.content)).documents,
  )
  return reading.value
}
