import type { RefusedGift } from '../../donate/donate-form-view.ts'
import type { MessageAnswer } from '../../message-form/message-field.ts'
import type { SliceView } from '../slice-view.ts'

/** What came back from a form of the page. */
export interface PageAnswer {
  refused?: RefusedGift | undefined
  message?: MessageAnswer | undefined
  /** The form of this name was not taken; '' is the donate form. Without a text, no answer came. */
  lost?: { form: string; text?: string | undefined } | undefined
}

/** What the component of one type of section takes. */
export interface SectionViewProps<Type extends SliceView['type']> {
  slice: Extract<SliceView, { type: Type }>
  answer: PageAnswer
}
