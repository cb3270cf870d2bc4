import { type FitnessActivity, isResponseLost } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { groupOf } from '../session/group-of.ts'
import { type ActivityOrder, localDay } from './activity-form.ts'

/** An activity that was sent, and whose answer was lost. */
export interface LogAttempt {
  order: ActivityOrder
  /** The page's activities before this one was sent. */
  before: readonly FitnessActivity[]
}

/** The page to log on, and what is known of it. */
export interface LogTarget {
  pageId: string
  userId: string
  slug: string
  /** The page's activities as they were last read; undefined where that has not worked yet. */
  before: readonly FitnessActivity[] | undefined
  /** The same activity, sent earlier without an answer. */
  attempt?: LogAttempt | undefined
  /** Whether to add the activity although the list has one like it: the owner was asked. */
  isTwice?: boolean
  /** Resolves after `delayMs`. */
  wait: (delayMs: number) => Promise<void>
}

/**
 * Results other than errors. `undecided` carries the state for the next attempt; `alike` was not sent, because the list
 * contains an equal activity.
 */
export type LogOutcome =
  | { end: 'stored' | 'absent' | 'alike' }
  | { end: 'undecided'; attempt: LogAttempt }

/** Reads may lag a moment behind writes. */
const readBackDelayMs = 1000

/**
 * Sends an activity once. Where the answer is lost, the list is read again instead of sending it again,
 * now and at the next attempt, so that nothing is ever doubled (decisions: lost answers).
 *
 * @throws PlatformError with any refusal
 */
export async function logActivity(
  platform: PlatformAdapter,
  order: ActivityOrder,
  { pageId, userId, slug, before, attempt, isTwice = false, wait }: LogTarget,
): Promise<LogOutcome> {
  if (attempt) {
    const outcome = await lookFor(platform, attempt, slug)
    if (outcome.end !== 'absent') return outcome
  }
  const known = await readList(platform, slug, before)
  // Nothing is known, so nothing is sent.
  if (known === undefined) return { end: 'absent' }
  if (!isTwice && known.some((activity) => isAlike(activity, order))) return { end: 'alike' }
  try {
    await groupOf(platform, 'fitness').createFitnessActivity({ ...inputsOf(order), pageId, userId })
    return { end: 'stored' }
  } catch (error) {
    if (!isResponseLost(error)) throw error
  }
  await wait(readBackDelayMs)
  return lookFor(platform, { order, before: known }, slug)
}

/** The list as it is now: another tab, or an answer that was lost, may have added to it. */
async function readList(
  platform: PlatformAdapter,
  page: string,
  before: readonly FitnessActivity[] | undefined,
): Promise<readonly FitnessActivity[] | undefined> {
  try {
    return await groupOf(platform, 'fitness').fetchFitnessActivities({ page, all: true })
  } catch (error) {
    if (before === undefined && !isResponseLost(error)) throw error
    return before
  }
}

async function lookFor(
  platform: PlatformAdapter,
  attempt: LogAttempt,
  page: string,
): Promise<LogOutcome> {
  const { order, before } = attempt
  try {
    const { outcome } = await groupOf(platform, 'fitness').readBackFitnessActivity({
      page,
      before,
      sent: inputsOf(order),
    })
    return { end: endings[outcome] }
  } catch {
    // Still offline, so the result is unknown.
    return { end: 'undecided', attempt }
  }
}

/** Result after reading the list. If several new ones are equal, the owner decides. */
const endings = { found: 'stored', absent: 'absent', undecided: 'alike' } as const

/** Whether an activity says what the order says, on the same day of the reader's calendar. */
function isAlike(activity: FitnessActivity, order: ActivityOrder): boolean {
  return (
    activity.type === order.type &&
    (activity.title ?? '') === order.title &&
    Math.abs(activity.distance - order.distanceMetres) < 1 &&
    Math.abs(activity.duration - order.durationSeconds) < 1 &&
    activity.createdAt !== undefined &&
    localDay(new Date(activity.createdAt)) === localDay(order.createdAt)
  )
}

function inputsOf(order: ActivityOrder) {
  return {
    type: order.type,
    title: order.title,
    message: order.message,
    createdAt: order.createdAt,
    distance: order.distanceMetres,
    duration: order.durationSeconds,
    elevation: order.elevationMetres,
  }
}
