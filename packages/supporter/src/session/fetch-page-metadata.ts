import { isPlatformError } from '@milepost/platform'
import { currentPlatform } from './current-platform.ts'
import type { SessionScope } from './session-scope.ts'
import { metadataValues } from './to-session-page.ts'

/**
 * Loads the metadata of one of the user's pages, such as their registration answers. Does nothing for other pages, and if the
 * platform does not support metadata. Platform errors are ignored (Spec §7: page fetches swallow errors).
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
