import type { SliceView } from '../slice-view.ts'
import type { PageFormAnswer } from '../form/page-form-answer.ts'

/** What the component of one type of section takes. */
export interface SectionViewProps<Type extends SliceView['type']> {
  slice: Extract<SliceView, { type: Type }>
  answer: PageFormAnswer
}
