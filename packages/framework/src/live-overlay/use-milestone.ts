import { useEffect, useState } from 'react'
import type { OverlayView } from './overlay-view.ts'
import { type MilestonePercent, passedMilestone } from './passed-milestone.ts'

/** How long a milestone is shown. */
const shownMs = 15_000

/** The share of the target that was passed a moment ago; undefined most of the time, and when the overlay opens. */
export function useMilestone({
  raisedMinor,
  targetMinor,
}: Pick<OverlayView, 'raisedMinor' | 'targetMinor'>): MilestonePercent | undefined {
  const [lastMinor, setLastMinor] = useState(raisedMinor)
  const [passed, setPassed] = useState<MilestonePercent>()
  if (lastMinor !== raisedMinor) {
    setLastMinor(raisedMinor)
    setPassed(passedMilestone(lastMinor, raisedMinor, targetMinor) ?? passed)
  }
  useEffect(() => {
    if (passed === undefined) return undefined
    const timer = setTimeout(() => setPassed(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [passed])
  return passed
}
