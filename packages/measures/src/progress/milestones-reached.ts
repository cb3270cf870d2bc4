import { asList } from '../number/as-list.ts'
import { toWhole } from '../number/to-whole.ts'

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
