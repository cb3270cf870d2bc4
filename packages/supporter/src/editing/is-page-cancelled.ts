import { isPlatformError } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/** Whether the platform shows a page as cancelled. False if the page cannot be read, because new pages appear with a delay. */
export async function isPageCancelled(platform: PlatformAdapter, slug: string): Promise<boolean> {
  try {
    return !(await platform.pages.fetchPage({ slug })).active
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return false
  }
}
