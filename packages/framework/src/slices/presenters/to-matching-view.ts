import { progressOf } from '@milepost/measures'
import { fillMessage } from '@milepost/supporter/messages'
import { matchingWords } from '../../matching/matching-words.ts'
import { readMatching } from '../../matching/read-matching.ts'
import type { SectionView, Unavailable } from '../../view-models/section-view.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'

export interface MatchingView extends SectionView {
  type: 'matching'
  offer: string
  terms: readonly string[]
  /** Undefined before anything is counted. */
  forecast: { text: string; note: string; percent: number } | Unavailable | undefined
}

/** Match funding: what a funder adds to gifts, and what it may have reached by now. */
export async function toMatchingView(
  slice: SliceOf<'matching'>,
  scope: SliceScope,
): Promise<MatchingView> {
  const matching = await readMatching(scope)
  const words = scope.messages.matching
  const said = matching && matchingWords(matching, scope)
  return {
    type: 'matching',
    ...toSectionView(slice.primary),
    offer: said?.offer ?? '',
    terms: said?.terms ?? [],
    forecast: toForecast(),
  }

  function toForecast(): MatchingView['forecast'] {
    if (matching === undefined || matching.state === 'before') return undefined
    const { forecast, potMinor, funder } = matching
    if (forecast === undefined || said?.forecast === undefined) {
      return { message: scope.messages.figures.unavailable }
    }
    const { barPercent } = progressOf({ raisedMinor: forecast.amountMinor, targetMinor: potMinor })
    return {
      text: said.forecast,
      note: fillMessage(words.forecast, { funder }),
      percent: barPercent,
    }
  }
}
