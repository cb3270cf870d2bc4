import { type FitnessActivity, isPlatformError, isResponseLost } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { requireCallGroup } from '../session/session-scope.ts'
import { type ParsedActivity, formatLocalDay } from './activity-form.ts'

/** An activity that was sent, but whose response was lost. */
export interface UnconfirmedActivity {
  order: ParsedActivity
  /** Activities of the page before it was sent. */
  before: readonly FitnessActivity[]
}

/** Target page, and the state of earlier attempts. */
export interface LogActivityOptions {
  pageId: string
  userId: string
  slug: string
  /** Activities of the page, as last read; undefined if they could not be read. */
  before: readonly FitnessActivity[] | undefined
  /** Earlier attempt to send the same activity, whose response was lost. */
  attempt?: UnconfirmedActivity | undefined
  /** Whether to send the activity although the page has an equal one, after the owner has confirmed it. */
  isTwice?: boolean
  /** Resolves after `delayMs`. */
  wait: (delayMs: number) => Promise<void>
}

/**
 * Results other than errors. `stored`: the activity was added. `absent`: it was not. `alike`: not sent, because the page has an
 * equal activity. `undecided`: unknown; pass `attempt` to the next call.
 */
type LogOutcome =
  | { end: 'stored' | 'absent' | 'alike' }
  | { end: 'undecided'; attempt: UnconfirmedActivity }

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
  order: ParsedActivity,
  { pageId, userId, slug, before, attempt, isTwice = false, wait }: LogActivityOptions,
): Promise<LogOutcome> {
  if (attempt) {
    const outcome = await findLoggedActivity(platform, attempt, slug)
    if (outcome.end !== 'absent') return outcome
  }
  const known = await readActivities(platform, slug, before)
  // The current state is unknown, so nothing is sent.
  if (known === undefined) return { end: 'absent' }
  if (!isTwice && known.some((activity) => isSameActivity(activity, order))) return { end: 'alike' }
  try {
    await requireCallGroup(platform, 'fitness').createFitnessActivity({
      ...toActivityInput(order),
      pageId,
      userId,
    })
    return { end: 'stored' }
  } catch (error) {
    if (!isResponseLost(error)) throw error
  }
  await wait(readBackDelayMs)
  return findLoggedActivity(platform, { order, before: known }, slug)
}

/** Reads the current list, because another tab or an earlier attempt may have added to it. */
async function readActivities(
  platform: PlatformAdapter,
  page: string,
  before: readonly FitnessActivity[] | undefined,
): Promise<readonly FitnessActivity[] | undefined> {
  try {
    return await requireCallGroup(platform, 'fitness').fetchFitnessActivities({ page, all: true })
  } catch (error) {
    if (before === undefined && !isResponseLost(error)) throw error
    return before
  }
}

async function findLoggedActivity(
  platform: PlatformAdapter,
  attempt: UnconfirmedActivity,
  page: string,
): Promise<LogOutcome> {
  const { order, before } = attempt
  try {
    const { outcome } = await requireCallGroup(platform, 'fitness').readBackFitnessActivity({
      page,
      before,
      sent: toActivityInput(order),
    })
    return { end: outcomeByReadBack[outcome] }
  } catch {
    // Still offline, so the result is unknown.
    return { end: 'undecided', attempt }
  }
}

/** Maps the read-back outcome to the result. If several new activities match, the result is `alike`, and the owner decides. */
const outcomeByReadBack = { found: 'stored', absent: 'absent', undecided: 'alike' } as const

/** Whether an activity equals the input, on the same local date. */
function isSameActivity(activity: FitnessActivity, order: ParsedActivity): boolean {
  return (
    activity.type === order.type &&
    (activity.title ?? '') === order.title &&
    Math.abs(activity.distance - order.distanceMetres) < 1 &&
    Math.abs(activity.duration - order.durationSeconds) < 1 &&
    activity.createdAt !== undefined &&
    formatLocalDay(new Date(activity.createdAt)) === formatLocalDay(order.createdAt)
  )
}

function toActivityInput(order: ParsedActivity) {
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
export async function deleteActivity(
  platform: PlatformAdapter,
  { activity, slug }: { activity: FitnessActivity; slug: string },
): Promise<boolean> {
  const { id, legacyId } = activity
  const calls = requireCallGroup(platform, 'fitness')
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
