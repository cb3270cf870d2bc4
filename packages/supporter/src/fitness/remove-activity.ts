import { type FitnessActivity, isPlatformError } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { requireGroup } from '../session/require-group.ts'

/**
 * Deletes an activity. After any error, reads the list to check whether it is gone anyway: the response may have been lost, or
 * another tab may have been faster.
 *
 * @returns whether it is gone
 */
export async function removeActivity(
  platform: PlatformAdapter,
  { activity, slug }: { activity: FitnessActivity; slug: string },
): Promise<boolean> {
  const { id, legacyId } = activity
  const calls = requireGroup(platform, 'fitness')
  try {
    if (id !== undefined) await calls.deleteFitnessActivity({ id })
    else await calls.deleteLegacyFitnessActivity({ page: slug, id: legacyId ?? '' })
    return true
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
  try {
    const now = await calls.fetchFitnessActivities({ page: slug, all: true })
    return !now.some((other) => other.id === id && other.legacyId === legacyId)
  } catch {
    return false
  }
}
