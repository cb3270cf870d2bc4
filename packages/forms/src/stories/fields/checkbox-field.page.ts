import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, namedByLabel } from './field-basics.ts'

const args = { name: 'agreed', label: 'I agree to the rules' }
const form = {
  initial: { agreed: false },
  rules: { agreed: [['required', 'Please agree to the rules']] },
} as const

export const checkboxFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'CheckboxField',
  summary: 'Yes or no, with what is agreed to beside it. The value of the form is a boolean.',
  useFor: ['Agreement, and options that are off unless somebody wants them.'],
  notFor: [
    'A choice with two named sides, such as by post or by e-mail: take `RadioField`.',
    'Something that happens at once: this is sent with its form.',
  ],
  anatomy: ['The box and its label', 'Hint', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the box, and on to the next field'],
    ['Space', 'Says yes, or takes it back'],
  ],
  accessibility: [
    ...namedByLabel,
    'The label can be pressed as well as the box.',
    'Never start with yes where somebody agrees to something.',
  ],
  messages: [['It is off and `required()`', 'This field is required; give words of your own']],
  related: ['CheckboxesField', 'RadioField'],
  examples: {
    Usual: { args, form },
    Chosen: { args, form: { ...form, initial: { agreed: true } } },
    Refused: { args, form: { ...form, isLeft: true } },
    WithHint: {
      args: {
        name: 'giftAid',
        label: 'Claim Gift Aid on what I give',
        hint: 'It adds 25p to each £1, at no cost to you.',
      },
      form: { initial: { giftAid: false } },
    },
    Disabled: { args: { ...args, disabled: true }, form: { ...form, initial: { agreed: true } } },
  },
}
