import type { ComponentPage } from '@milepost/presets/component-page'
import {
  fieldAnatomy,
  fieldBasics,
  textInputKeys,
  namedByLabel,
  emptyRefusal,
} from './field-basics.ts'

const args = { name: 'phone', label: 'Phone', hint: 'With the country in front, such as +44.' }
const form = { initial: { phone: '' }, rules: { phone: [['phone']] } } as const

export const phoneFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'PhoneField',
  summary: 'A phone number. Only what a phone number can contain is taken from the keyboard.',
  useFor: ['A number under which somebody can be called.'],
  notFor: ['Other numbers with digits and hyphens, such as of an account: take `TextField`.'],
  anatomy: fieldAnatomy,
  keyboard: [
    ...textInputKeys,
    ['Letters', 'Nothing is typed: digits, space and `- + . * # ( )` are'],
  ],
  accessibility: [
    ...namedByLabel,
    '`autoComplete="tel"` is set (WCAG 1.3.5), and `type="tel"` brings the keyboard of a phone.',
    'What is pasted is not cut: the rules refuse it in words.',
  ],
  messages: [
    emptyRefusal,
    ['It is no number and has `phone()`', 'Please enter a valid phone number'],
  ],
  related: ['NumberField', 'EmailField'],
  examples: {
    Usual: { args, form },
    Refused: {
      args,
      form: { ...form, initial: { phone: 'call me' }, isLeft: true },
      note: 'Letters were pasted.',
    },
    Optional: { args: { ...args, optional: '(optional)' }, form },
    Disabled: {
      args: { ...args, disabled: true },
      form: { ...form, initial: { phone: '+44 20 7946 0958' } },
    },
    ReadOnly: {
      args: { ...args, readOnly: true },
      form: { ...form, initial: { phone: '+44 20 7946 0958' } },
    },
  },
}
