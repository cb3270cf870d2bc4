import { isPlatformError } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/**
 * Whether the platform says that a page is cancelled. A page that cannot be read is not: right after it
 * was made the platform may not show it yet.
 */
export async function pageIsCancelled(platform: PlatformAdapter, slug: string): Promise<boolean> {
  try {
    return !(await platform.pages.fetchPage({ slug })).active
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return false
  }
}
