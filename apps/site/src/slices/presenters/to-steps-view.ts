import type { SliceOf } from '../slice-scope.ts'
import { presentSection } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

export interface StepsView extends SectionView {
  type: 'steps'
  steps: { title: string; text: string }[]
}

/** How something works, step by step. */
export function presentSteps(slice: SliceOf<'steps'>): StepsView {
  return {
    type: 'steps',
    ...presentSection(slice.primary),
    steps: slice.items.map(({ title, text }) => ({ title, text })),
  }
}
