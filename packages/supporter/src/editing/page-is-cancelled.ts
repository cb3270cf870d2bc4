import { isPlatformError, type Platform } from '@milepost/platform'
import { fetchPage } from '@milepost/platform/rest'

/**
 * Whether the platform says that a page is cancelled. A page that cannot be read is not: right after it
 * was made the platform may not show it yet.
 */
export async function pageIsCancelled(platform: Platform, slug: string): Promise<boolean> {
  try {
    return !(await fetchPage(platform, { slug })).active
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return false
  }
}
