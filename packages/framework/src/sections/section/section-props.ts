import type { SectionView } from '../../totals/section-view.ts'
import type { SliceView } from '../slice-view.ts'
import type { PageFormAnswer } from '../form/form-answer.ts'

/** The properties of a section's outer part: title, text, background and anchor. */
export function sectionProps({ title, text, background, anchor }: SectionView) {
  return { title, text, background, anchor }
}

/** Props of a section's component. */
export interface SectionViewProps<Type extends SliceView['type']> {
  slice: Extract<SliceView, { type: Type }>
  answer: PageFormAnswer
}
