import { type FitnessActivity, isPlatformError, isResponseLost } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { requireGroup } from '../session/session-scope.ts'
import { type ActivityOrder, localDay } from './activity-form.ts'

/** An activity that was sent, but whose response was lost. */
export interface LogAttempt {
  order: ActivityOrder
  /** Activities of the page before it was sent. */
  before: readonly FitnessActivity[]
}

/** Target page, and the state of earlier attempts. */
export interface LogTarget {
  pageId: string
  userId: string
  slug: string
  /** Activities of the page, as last read; undefined if they could not be read. */
  before: readonly FitnessActivity[] | undefined
  /** Earlier attempt to send the same activity, whose response was lost. */
  attempt?: LogAttempt | undefined
  /** Whether to send the activity although the page has an equal one, after the owner has confirmed it. */
  isTwice?: boolean
  /** Resolves after `delayMs`. */
  wait: (delayMs: number) => Promise<void>
}

/**
 * Results other than errors. `stored`: the activity was added. `absent`: it was not. `alike`: not sent, because the page has an
 * equal activity. `undecided`: unknown; pass `attempt` to the next call.
 */
type LogOutcome = { end: 'stored' | 'absent' | 'alike' } | { end: 'undecided'; attempt: LogAttempt }

/** Delay before reading back, in ms, because reads lag behind writes. */
const readBackDelayMs = 1000

/**
 * Sends an activity once. If the response is lost, reads the list back instead of resending, now and on the next call, so that
 * no activity is duplicated (decisions: lost answers).
 *
 * @throws PlatformError if the platform rejects the activity
 */
export async function logActivity(
  platform: PlatformAdapter,
  order: ActivityOrder,
  { pageId, userId, slug, before, attempt, isTwice = false, wait }: LogTarget,
): Promise<LogOutcome> {
  if (attempt) {
    const outcome = await findLogged(platform, attempt, slug)
    if (outcome.end !== 'absent') return outcome
  }
  const known = await readList(platform, slug, before)
  // The current state is unknown, so nothing is sent.
  if (known === undefined) return { end: 'absent' }
  if (!isTwice && known.some((activity) => isEqual(activity, order))) return { end: 'alike' }
  try {
    await requireGroup(platform, 'fitness').createFitnessActivity({
      ...toInput(order),
      pageId,
      userId,
    })
    return { end: 'stored' }
  } catch (error) {
    if (!isResponseLost(error)) throw error
  }
  await wait(readBackDelayMs)
  return findLogged(platform, { order, before: known }, slug)
}

/** Reads the current list, because another tab or an earlier attempt may have added to it. */
async function readList(
  platform: PlatformAdapter,
  page: string,
  before: readonly FitnessActivity[] | undefined,
): Promise<readonly FitnessActivity[] | undefined> {
  try {
    return await requireGroup(platform, 'fitness').fetchFitnessActivities({ page, all: true })
  } catch (error) {
    if (before === undefined && !isResponseLost(error)) throw error
    return before
  }
}

async function findLogged(
  platform: PlatformAdapter,
  attempt: LogAttempt,
  page: string,
): Promise<LogOutcome> {
  const { order, before } = attempt
  try {
    const { outcome } = await requireGroup(platform, 'fitness').readBackFitnessActivity({
      page,
      before,
      sent: toInput(order),
    })
    return { end: outcomes[outcome] }
  } catch {
    // Still offline, so the result is unknown.
    return { end: 'undecided', attempt }
  }
}

/** Maps the read-back outcome to the result. If several new activities match, the result is `alike`, and the owner decides. */
const outcomes = { found: 'stored', absent: 'absent', undecided: 'alike' } as const

/** Whether an activity equals the input, on the same local date. */
function isEqual(activity: FitnessActivity, order: ActivityOrder): boolean {
  return (
    activity.type === order.type &&
    (activity.title ?? '') === order.title &&
    Math.abs(activity.distance - order.distanceMetres) < 1 &&
    Math.abs(activity.duration - order.durationSeconds) < 1 &&
    activity.createdAt !== undefined &&
    localDay(new Date(activity.createdAt)) === localDay(order.createdAt)
  )
}

function toInput(order: ActivityOrder) {
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
