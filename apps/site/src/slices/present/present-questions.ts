import { richTextToHtml, type SafeHtml } from '@milepost/content/html'
import type { SliceOf } from '../slice-scope.ts'
import type { SectionView } from '../slice-view.ts'
import { presentSection } from './present-section.ts'

export interface QuestionsView extends SectionView {
  type: 'questions'
  questions: { question: string; html: SafeHtml }[]
}

/** Questions with answers. */
export function presentQuestions(slice: SliceOf<'questions'>): QuestionsView {
  return {
    type: 'questions',
    ...presentSection(slice.primary),
    questions: slice.items.map(({ question, answer }) => ({
      question,
      html: richTextToHtml(answer, { firstHeading: 4 }),
    })),
  }
}
