import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const messagePage: ComponentFacts = {
  ...pageBasics,
  name: 'Message',
  alongside: ['ErrorSummary'],
  title: 'Controls/Message',
  summary:
    'A message for the reader, where it belongs on the page. `ErrorSummary` lists what is wrong with a form.',
  useFor: [
    'The answer to something that was sent.',
    'A state of the page, such as figures that are some minutes old.',
  ],
  notFor: [
    'A short answer that goes by itself: take `Toast`.',
    'What is wrong with one field: give the field its `error`.',
    'A whole page: take `FullScreenMessage` or `ErrorPage`.',
  ],
  anatomy: ['Sign of the tone', 'Title', 'Text', 'Links to the fields, in `ErrorSummary`'],
  keyboard: [
    ['Tab', 'Moves through what is in it'],
    ['Enter', 'In `ErrorSummary`: moves to the field that is wrong'],
  ],
  accessibility: [
    'An error has the role `alert`, the other tones the role `status`: screen readers hear them when they appear.',
    'Each tone has a sign of its own, so that colour is not the only difference.',
    '`ErrorSummary` can take the focus, so that a form moves there.',
  ],
  messages: [['Title of `ErrorSummary`', 'Please check what you entered']],
  related: ['Toast'],
}
