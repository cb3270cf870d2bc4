import { fetchInternalPages, type InternalPages } from '@milepost/content'
import type { Reading } from '@milepost/server'
import type { Services } from './services.ts'
import { contentAge } from './load-site.ts'

/** All internal pages, from the cache or the content service. */
export function loadPages(services: Services): Promise<Reading<InternalPages>> {
  return services.reads.read('content:pages', contentAge(services), () =>
    fetchInternalPages(services.content),
  )
}
