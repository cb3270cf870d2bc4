import type { ComponentFacts } from '@milepost/presets/component-page'
import {
  textInputKeys,
  namedByLabel,
  pageBasics,
  refusedControl,
} from '../../stories/page-basics.ts'

export const fieldPage: ComponentFacts = {
  ...pageBasics,
  name: 'TextField',
  alongside: ['Textarea'],
  title: 'Controls/Text field',
  summary: 'One line of text with its label, hint and error. `Textarea` is several lines.',
  useFor: ['Text in a form that has a state of its own.'],
  notFor: [
    'A form of `@milepost/forms`: take `TextField` or `TextareaField` of `@milepost/forms/fields`.',
    'A password: take `PasswordInput`.',
  ],
  anatomy: ['Label', 'Hint', 'Control, with what is before or after it', 'Error'],
  keyboard: textInputKeys,
  accessibility: [
    namedByLabel,
    refusedControl,
    'What is before or after the control is seen only: say the unit in the label or the hint.',
  ],
  messages: [],
  related: ['Select', 'PasswordInput'],
}
