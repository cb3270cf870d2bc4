import { milestonesReached, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import type { TotalFigures } from '../../totals/to-total-figures.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import { projectFigures } from './project-figures.ts'
import type { SectionView, Unavailable } from '../../totals/section-view.ts'

export interface MilestoneView {
  amount: string
  label: string
  reached: boolean
}

export interface ProgressView extends SectionView {
  type: 'progress'
  figures: TotalFigures | Unavailable
  milestones: MilestoneView[]
  milestoneWords: { reached: string; ahead: string }
}

/** The campaign's progress and which of its milestones are passed. */
export async function toProgressView(
  slice: SliceOf<'progress'>,
  scope: SliceScope,
): Promise<ProgressView> {
  const words = scope.messages.figures
  const figures = await projectFigures(scope)
  const raisedMinor =
    (scope.project && (await readIfPossible(scope, scope.project.summary))?.value.raisedMinor) ?? 0
  const currency = await projectCurrency(scope)
  const milestones = slice.items.map(({ amount, label }) => {
    const amountMinor = toMinor(amount, currency)
    return {
      amountMinor,
      amount: formatMoney(amountMinor, { currency, country: scope.country }),
      label,
    }
  })
  const { reached } = milestonesReached(raisedMinor, milestones)
  return {
    type: 'progress',
    ...toSectionView(slice.primary),
    figures: figures ?? { message: words.unavailable },
    milestoneWords: { reached: words.milestoneReached, ahead: words.milestoneAhead },
    milestones: milestones.map((step) => ({
      amount: step.amount,
      label: step.label,
      reached: reached.includes(step),
    })),
  }
}
