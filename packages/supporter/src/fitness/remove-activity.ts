import { type FitnessActivity, isPlatformError, type Platform } from '@milepost/platform'
import { deleteFitnessActivity, fetchFitnessActivities } from '@milepost/platform/graph'
import { deleteLegacyFitnessActivity } from '@milepost/platform/rest'

/**
 * Takes an activity away. After any error the list is asked whether it is gone all the same: the answer
 * may have been lost, or another tab was quicker.
 *
 * @returns whether it is gone
 */
export async function removeActivity(
  platform: Platform,
  { activity, slug }: { activity: FitnessActivity; slug: string },
): Promise<boolean> {
  const { id, legacyId } = activity
  try {
    if (id !== undefined) await deleteFitnessActivity(platform, { id })
    else await deleteLegacyFitnessActivity(platform, { page: slug, id: legacyId ?? '' })
    return true
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
  try {
    const now = await fetchFitnessActivities(platform, { page: slug, all: true })
    return !now.some((other) => other.id === id && other.legacyId === legacyId)
  } catch {
    return false
  }
}
