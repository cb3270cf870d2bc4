import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../totals/rich-html.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface QuestionsView extends SectionView {
  type: 'questions'
  questions: { question: string; html: SafeHtml }[]
}

/** Questions with answers. */
export function toQuestionsView(slice: SliceOf<'questions'>): QuestionsView {
  return {
    type: 'questions',
    ...toSectionView(slice.primary),
    questions: slice.items.map(({ question, answer }) => ({
      question,
      html: richHtml(answer, { firstHeading: 4 }),
    })),
  }
}
