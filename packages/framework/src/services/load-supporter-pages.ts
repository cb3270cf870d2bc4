import { fetchSupporterPages, type SupporterPages } from '@milepost/content'
import type { Services } from './services.ts'
import { contentAge } from './load-site.ts'

/** The site's custom supporter pages, from the cache or the content service. Never fails: none then. */
export async function loadSupporterPages(services: Services): Promise<readonly SupporterPages[]> {
  const reading = await services.reads.read(
    'content:supporter-pages',
    contentAge(services),
    async () => (await fetchSupporterPages(services.content)).documents,
  )
  return reading.value
}
