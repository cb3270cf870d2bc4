import type { RefusedGift } from '../../donate/donate-form-view.ts'
import type { MessageAnswer } from '../../message-form/message-field.ts'
import type { SliceView } from '../slice-view.ts'

/** What came back from a form of the page. */
export interface PageAnswer {
  refused?: RefusedGift | undefined
  message?: MessageAnswer | undefined
  /** No answer came to the form of this name; '' is the donate form. */
  lost?: { form: string } | undefined
}

/** What the component of one type of section takes. */
export interface SectionViewProps<Type extends SliceView['type']> {
  slice: Extract<SliceView, { type: Type }>
  answer: PageAnswer
}
