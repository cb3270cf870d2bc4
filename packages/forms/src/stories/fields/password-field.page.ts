import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, namedByLabel, emptyRefusal } from './field-basics.ts'

const args = { name: 'password', label: 'New password', autoComplete: 'new-password' }
const form = {
  initial: { password: '' },
  rules: { password: [['required'], ['passwordComplexity']] },
} as const

export const passwordFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'PasswordField',
  summary: 'A password, hidden until somebody asks to see it. It always starts empty.',
  useFor: [
    'Signing in, with `autoComplete="current-password"`, which is the default.',
    'A new password, with `autoComplete="new-password"`: password managers then offer one.',
  ],
  notFor: [
    'Codes that are sent by e-mail or phone: take `TextField` with `autoComplete="one-time-code"`.',
  ],
  anatomy: [
    'Label, with an asterisk when the rules ask for a value',
    'Hint',
    'The control, and the button that shows it',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the control, to the button, and on to the next field'],
    ['Space, Enter', 'On the button: shows the password or hides it'],
    ['Enter', 'In the control: sends the form'],
  ],
  accessibility: [
    ...namedByLabel,
    'Pasting is allowed, so that password managers work (WCAG 3.3.8).',
    'The button says what it does, and points at the control by `aria-controls`.',
  ],
  messages: [
    emptyRefusal,
    [
      'It is too simple and has `passwordComplexity()`',
      'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
    ],
    ['Names of the button', 'Show, Hide'],
  ],
  related: ['TextField'],
  examples: {
    Usual: { args, form },
    Refused: { args, form: { ...form, isLeft: true }, note: 'It has been left empty.' },
    TooSimple: { args, form: { ...form, typed: { password: 'correct' }, isLeft: true } },
    Disabled: { args: { ...args, disabled: true }, form },
  },
}
