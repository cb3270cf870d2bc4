import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { ActionView, SectionView } from '../../totals/section-view.ts'

export interface ReportsView extends SectionView {
  type: 'reports'
  actions: ActionView[]
}

/** The way to the reports; who may read them is asked there. */
export function toReportsView(slice: SliceOf<'reports'>, { messages }: SliceScope): ReportsView {
  const label = slice.primary.button || messages.sections.openReports
  return {
    type: 'reports',
    ...toSectionView(slice.primary),
    actions: [{ label, href: '/reports', emphasis: 'secondary' }],
  }
}
