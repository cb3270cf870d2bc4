import { getProgress } from '@milepost/measures'
import { fillMessage } from '@milepost/supporter/messages'
import { matchingText, readMatching } from './matching.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'

export type MatchingView = Awaited<ReturnType<typeof toMatchingView>>

export async function toMatchingView(slice: SliceOf<'matching'>, scope: SliceScope) {
  const section = { type: 'matching' as const, ...toSectionView(slice.primary) }
  const matching = await readMatching(scope)
  if (matching === undefined) return { ...section, offer: '', terms: [], forecast: undefined }
  const { state, forecast, potMinor: targetMinor, funder } = matching
  const { forecast: text, ...offer } = matchingText(matching, scope)
  if (state === 'before') return { ...section, ...offer, forecast: undefined }
  if (forecast === undefined || text === undefined) {
    return { ...section, ...offer, forecast: { message: scope.messages.figures.unavailable } }
  }
  const note = fillMessage(scope.messages.matching.forecast, { funder })
  const { barPercent: percent } = getProgress({ raisedMinor: forecast.amountMinor, targetMinor })
  return { ...section, ...offer, forecast: { text, note, percent } }
}
