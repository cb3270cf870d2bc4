import type { SliceView } from '../slice-view.ts'
import type { PageAnswer } from '../page-answer.ts'

/** What the component of one type of section takes. */
export interface SectionViewProps<Type extends SliceView['type']> {
  slice: Extract<SliceView, { type: Type }>
  answer: PageAnswer
}
