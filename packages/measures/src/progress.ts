import { asList, toWhole } from './input.ts'

/** How much of a target is reached. */
export interface Progress {
  /** `refused` when an amount is negative: every figure is 0 then. */
  readonly status: 'no-target' | 'refused' | 'under-way' | 'reached'
  /** Whole percent, rounded down so that 100 is only said when the target is reached; may exceed 100. */
  readonly percent: number
  /** The same for a bar: never above 100. */
  readonly barPercent: number
  /** What is missing to the target; 0 without one. */
  readonly remainingMinor: number
  /** What was raised beyond the target; 0 without one. */
  readonly overMinor: number
}

/**
 * Measures what was raised against its target.
 *
 * @param amounts - minor units of one currency; no target and a target of 0 are the same, and what
 * is not a number counts as 0
 * @returns figures that are always finite and never negative; more raised never means less percent
 */
export function progressOf(amounts: {
  raisedMinor: number
  targetMinor?: number | null | undefined
}): Progress {
  const raisedMinor = toWhole(amounts?.raisedMinor)
  const targetMinor = toWhole(amounts?.targetMinor)
  if (raisedMinor < 0 || targetMinor < 0) return { ...nothing, status: 'refused' }
  if (targetMinor === 0) return { ...nothing, status: 'no-target' }
  // Whole-number division: 0.29 * 100 is 28.999999999999996 in floating point.
  const percent = Number((BigInt(raisedMinor) * 100n) / BigInt(targetMinor))
  return {
    status: raisedMinor < targetMinor ? 'under-way' : 'reached',
    percent,
    barPercent: Math.min(percent, 100),
    remainingMinor: Math.max(targetMinor - raisedMinor, 0),
    overMinor: Math.max(raisedMinor - targetMinor, 0),
  }
}

const nothing = { percent: 0, barPercent: 0, remainingMinor: 0, overMinor: 0 }

/** A step on the way to a target. */
export interface Milestone {
  readonly amountMinor: number
}

/** Milestones in ascending order, parted by what was raised. */
export interface MilestonesReached<Step extends Milestone> {
  readonly reached: readonly Step[]
  /** The first that is not reached yet; undefined when all are, or there are none. */
  readonly next: Step | undefined
}

/**
 * Says which milestones a total has reached and which comes next. A milestone counts at exactly its
 * amount; one without an amount above 0 is left out.
 *
 * @param raisedMinor - minor units of the milestones' currency; what is not a number counts as 0
 */
export function milestonesReached<Step extends Milestone>(
  raisedMinor: number,
  milestones: readonly Step[],
): MilestonesReached<Step> {
  const raised = toWhole(raisedMinor)
  const steps = asList(milestones)
    .filter((step) => toWhole(step?.amountMinor) > 0)
    .toSorted((a, b) => a.amountMinor - b.amountMinor)
  return {
    reached: steps.filter((step) => step.amountMinor <= raised),
    next: steps.find((step) => step.amountMinor > raised),
  }
}
