import type { ComponentPage } from '@milepost/presets/component-page'
import {
  fieldAnatomy,
  fieldBasics,
  textInputKeys,
  namedByLabel,
  emptyRefusal,
} from './field-basics.ts'

const args = {
  name: 'email',
  label: 'E-mail address',
  hint: 'We write to you about your page only.',
}
const form = { initial: { email: '' }, rules: { email: [['required'], ['email']] } } as const

export const emailFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'EmailField',
  summary: 'An e-mail address, with the keyboard and the suggestions of the browser for one.',
  useFor: [
    'The address of the person who fills the form in, or of somebody else: then with `autoComplete="off"`.',
  ],
  notFor: [
    'Signing in with a name that need not be an address: take `TextField` with `autoComplete="username"`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: textInputKeys,
  accessibility: [
    ...namedByLabel,
    '`autoComplete="email"` is set, so that browsers offer what people know of themselves (WCAG 1.3.5).',
    'Nothing is written in capitals or corrected by the device.',
  ],
  messages: [emptyRefusal, ['It is no address and has `email()`', 'Please enter a valid email']],
  related: ['TextField', 'PhoneField'],
  examples: {
    Usual: { args, form },
    Refused: {
      args,
      form: { ...form, initial: { email: 'ada@example' }, isLeft: true },
      note: 'The address has no full domain.',
    },
    RefusedByTheServer: {
      args,
      form: {
        ...form,
        initial: { email: 'ada@example.org' },
        serverErrors: { email: 'There is an account with this address already' },
      },
      note: '`onSubmit` has answered with an error for this field. It goes when the field changes.',
    },
    Disabled: {
      args: { ...args, disabled: true },
      form: { ...form, initial: { email: 'ada@example.org' } },
    },
    ReadOnly: {
      args: { ...args, readOnly: true },
      form: { ...form, initial: { email: 'ada@example.org' } },
    },
  },
}
