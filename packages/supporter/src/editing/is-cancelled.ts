import { isHttpError, isPlatformError, isResponseLost } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/**
 * Whether a page is cancelled although the request failed: its response may have been lost, or another tab may have been
 * faster.
 */
export async function isCancelled(
  error: unknown,
  platform: PlatformAdapter,
  slug: string,
): Promise<boolean> {
  const mayBe =
    isResponseLost(error) || (isHttpError(error) && [400, 404, 410].includes(error.status))
  if (!mayBe) return false
  try {
    return !(await platform.pages.fetchPage({ slug })).active
  } catch (second) {
    if (!isPlatformError(second)) throw second
    return isHttpError(second, 404) || isHttpError(second, 410)
  }
}
