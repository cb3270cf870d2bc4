import { sumMinor } from '../money/sum-minor.ts'
import type { ExplainedTotal } from './explained-total.ts'

/**
 * Proves a total: its parts give exactly what it says, and the server did not state another one.
 *
 * @returns false for anything that is no total
 */
export function addsUp(total: ExplainedTotal): boolean {
  return (
    Number.isSafeInteger(total?.totalMinor) &&
    sumMinor([total.onlineMinor, total.offlineMinor]) === total.totalMinor &&
    total.differenceMinor === 0
  )
}
