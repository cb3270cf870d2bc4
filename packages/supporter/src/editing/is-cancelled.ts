import { isHttpError, isPlatformError, type Platform, isAnswerLost } from '@milepost/platform'
import { fetchPage } from '@milepost/platform/rest'

/**
 * Whether a page is cancelled after all, though cancelling it ended in an error: the answer was lost,
 * or another tab was quicker.
 */
export async function isCancelled(
  error: unknown,
  platform: Platform,
  slug: string,
): Promise<boolean> {
  const mayBe =
    isAnswerLost(error) || (isHttpError(error) && [400, 404, 410].includes(error.status))
  if (!mayBe) return false
  try {
    return !(await fetchPage(platform, { slug })).active
  } catch (second) {
    if (!isPlatformError(second)) throw second
    return isHttpError(second, 404) || isHttpError(second, 410)
  }
}
