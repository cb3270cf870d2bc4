import { isPlatformError } from '@milepost/platform'
import { currentPlatform } from './current-platform.ts'
import type { SessionScope } from './session-scope.ts'
import { metadataValues } from './to-session-page.ts'

/**
 * Reads what the site keeps about one of the supporter's pages, such as their answers when they
 * registered. Does nothing for a page that is not theirs, and on a platform without metadata; what cannot be read is left as it is known
 * (Spec §7: page fetches swallow errors).
 *
 * @param slug - the page's
 */
export async function fetchPageMetadata(scope: SessionScope, slug: string): Promise<void> {
  const known = () => scope.session().pages.find((page) => page.slug === slug)
  const id = known()?.data.id ?? ''
  if (id === '') return
  try {
    const platform = await currentPlatform(scope)
    if (platform.metadata === undefined) return
    const metadata = metadataValues(await platform.metadata.fetchMetadata({ page: id }))
    const page = known()
    if (page !== undefined)
      scope.change({ type: 'pageFetched', page: { ...page, data: { ...page.data, metadata } } })
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
}
