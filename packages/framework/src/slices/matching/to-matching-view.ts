import { progressOf } from '@milepost/measures'
import { fillMessage } from '@milepost/supporter/messages'
import { matchingText, readMatching } from '../../matching/matching.ts'
import { toSectionView } from '../presenters/to-section-view.ts'
import type { SectionView, Unavailable } from '../../view-models/section-view.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'

export interface MatchingView extends SectionView {
  type: 'matching'
  offer: string
  terms: readonly string[]
  /** Undefined before the start. */
  forecast: { text: string; note: string; percent: number } | Unavailable | undefined
}

export async function toMatchingView(
  slice: SliceOf<'matching'>,
  scope: SliceScope,
): Promise<MatchingView> {
  const section = { type: 'matching' as const, ...toSectionView(slice.primary) }
  const matching = await readMatching(scope)
  if (matching === undefined) return { ...section, offer: '', terms: [], forecast: undefined }
  const { state, forecast, potMinor: targetMinor, funder } = matching
  const { forecast: text, ...promise } = matchingText(matching, scope)
  if (state === 'before') return { ...section, ...promise, forecast: undefined }
  if (forecast === undefined || text === undefined) {
    return { ...section, ...promise, forecast: { message: scope.messages.figures.unavailable } }
  }
  const note = fillMessage(scope.messages.matching.forecast, { funder })
  const { barPercent: percent } = progressOf({ raisedMinor: forecast.amountMinor, targetMinor })
  return { ...section, ...promise, forecast: { text, note, percent } }
}
