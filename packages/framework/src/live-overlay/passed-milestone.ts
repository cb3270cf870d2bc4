/** Shares of a target that a stream makes something of. */
export const milestonePercents = [25, 50, 75, 100] as const
export type MilestonePercent = (typeof milestonePercents)[number]

/**
 * The highest share of the target that was passed between two totals.
 *
 * @param targetMinor - 0 or less for none
 * @returns undefined when none was passed, also where the total became less
 */
export function passedMilestone(
  beforeMinor: number,
  nowMinor: number,
  targetMinor: number,
): MilestonePercent | undefined {
  if (targetMinor <= 0) return undefined
  // In whole numbers: a third of a target is no exact share.
  return milestonePercents.findLast(
    (percent) =>
      beforeMinor * 100 < targetMinor * percent && nowMinor * 100 >= targetMinor * percent,
  )
}
