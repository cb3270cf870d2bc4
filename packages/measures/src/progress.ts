import { asList, toWhole } from './input.ts'

/** Progress towards a target. Amounts are in minor units, and 0 without a target. */
export interface Progress {
  /** `invalid` if an amount is negative. All other fields are 0 then. */
  readonly status: 'no-target' | 'invalid' | 'under-way' | 'reached'
  /** Whole percent, rounded down, so that 100 always means that the target is reached. May exceed 100. */
  readonly percent: number
  /** Percent for a progress bar, at most 100. */
  readonly barPercent: number
  /** Amount still to be raised. */
  readonly remainingMinor: number
  /** Amount raised beyond the target. */
  readonly overMinor: number
}

/** A milestone on the way to a target, in minor units. */
export interface Milestone {
  readonly amountMinor: number
}

/** Milestones in ascending order, split into those reached and the next one. */
export interface MilestoneProgress<Step extends Milestone> {
  readonly reached: readonly Step[]
  /** First milestone not yet reached, if any. */
  readonly next: Step | undefined
}

const noProgress = { percent: 0, barPercent: 0, remainingMinor: 0, overMinor: 0 }

/**
 * Compares the amount raised with its target, in minor units of one currency. A target of 0 counts as no target. Values are finite and
 * never negative.
 */
export function getProgress(amounts: {
  raisedMinor: number
  targetMinor?: number | null | undefined
}): Progress {
  const raisedMinor = toWhole(amounts?.raisedMinor)
  const targetMinor = toWhole(amounts?.targetMinor)
  if (raisedMinor < 0 || targetMinor < 0) return { ...noProgress, status: 'invalid' }
  if (targetMinor === 0) return { ...noProgress, status: 'no-target' }
  // Integer division: 0.29 * 100 is 28.999999999999996 in floating point.
  const percent = Number((BigInt(raisedMinor) * 100n) / BigInt(targetMinor))
  return {
    status: raisedMinor < targetMinor ? 'under-way' : 'reached',
    percent,
    barPercent: Math.min(percent, 100),
    remainingMinor: Math.max(targetMinor - raisedMinor, 0),
    overMinor: Math.max(raisedMinor - targetMinor, 0),
  }
}

/**
 * Splits milestones into those that the amount raised has reached, inclusive, and the next one. Milestones with an amount of 0 or less
 * are ignored.
 */
export function getMilestoneProgress<Step extends Milestone>(
  raisedMinor: number,
  milestones: readonly Step[],
): MilestoneProgress<Step> {
  const raised = toWhole(raisedMinor)
  const steps = asList(milestones)
    .filter((step) => toWhole(step?.amountMinor) > 0)
    .toSorted((a, b) => a.amountMinor - b.amountMinor)
  return {
    reached: steps.filter((step) => step.amountMinor <= raised),
    next: steps.find((step) => step.amountMinor > raised),
  }
}
