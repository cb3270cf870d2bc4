import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface StepsView extends SectionView {
  type: 'steps'
  steps: { title: string; text: string }[]
}

/** How something works, step by step. */
export function toStepsView(slice: SliceOf<'steps'>): StepsView {
  return {
    type: 'steps',
    ...toSectionView(slice.primary),
    steps: slice.items.map(({ title, text }) => ({ title, text })),
  }
}
