import {
  type FitnessActivity,
  isNoResponseError,
  isTimeoutError,
  type Platform,
} from '@milepost/platform'
import { createFitnessActivity, readBackFitnessActivity } from '@milepost/platform/graph'
import type { ActivityOrder } from './activity-form.ts'

/** Whose page, and what stood there before. */
export interface LogTarget {
  pageId: string
  userId: string
  slug: string
  before: readonly FitnessActivity[]
}

/** How it ended where no error says so. */
export type LogOutcome = 'stored' | 'absent' | 'undecided'

/** Reads may lag a moment behind writes. */
const readBackDelayMs = 1000

/**
 * Sends an activity once. Where the answer is lost, the list is read again instead of sending it again,
 * so that nothing is ever doubled (decisions: lost answers).
 *
 * @throws PlatformError with any refusal
 */
export async function logActivity(
  platform: Platform,
  order: ActivityOrder,
  { pageId, userId, slug, before }: LogTarget,
): Promise<LogOutcome> {
  const sent = {
    type: order.type,
    title: order.title,
    message: order.message,
    createdAt: order.createdAt,
    distance: order.distanceMetres,
    duration: order.durationSeconds,
    elevation: order.elevationMetres,
  }
  try {
    await createFitnessActivity(platform, { ...sent, pageId, userId })
    return 'stored'
  } catch (error) {
    if (!isNoResponseError(error) && !isTimeoutError(error)) throw error
  }
  await platform.clock.wait(readBackDelayMs)
  try {
    const found = await readBackFitnessActivity(platform, { page: slug, before, sent })
    return found.outcome === 'found' ? 'stored' : found.outcome
  } catch {
    // Still no connection: nobody knows.
    return 'undecided'
  }
}
