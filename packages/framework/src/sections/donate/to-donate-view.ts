import { matchingNote } from '../matching/matching.ts'
import { describeDonateForm } from './describe-donate-form.ts'
import type { OtherWaysView } from './other-ways-view.ts'
import { toOtherWaysView } from './to-other-ways-view.ts'
import type { DonateFormView } from './donate-form-view.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface DonateView extends SectionView {
  type: 'donate'
  form: DonateFormView
  /** Other ways to give, beside the form or in its place. */
  ways?: OtherWaysView | undefined
}

/** The form in which an amount is chosen. */
export async function toDonateView(
  slice: SliceOf<'donate'>,
  scope: SliceScope,
): Promise<DonateView> {
  return {
    type: 'donate',
    ...toSectionView(slice.primary),
    anchor: slice.primary.anchor ?? 'donate',
    ways: await toOtherWaysView(scope),
    form: describeDonateForm({
      suggestions: slice.items,
      currency: await projectCurrency(scope),
      country: scope.country,
      messages: scope.messages,
      matching: await matchingNote(scope),
      asked: scope.url.searchParams.get('amount'),
    }),
  }
}
