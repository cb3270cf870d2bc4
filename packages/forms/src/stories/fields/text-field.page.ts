import type { ComponentPage } from '@milepost/presets/component-page'

const form = { initial: { pageName: '' }, rules: { pageName: [['required']] } } as const
const args = { name: 'pageName', label: 'Name of your page', hint: 'Everybody will see it.' }

export const textFieldPage: ComponentPage = {
  name: 'TextField',
  entry: '@milepost/forms/fields',
  status: 'stable',
  since: '0.1.0',
  summary: 'One line of text: a name, a title, a reference.',
  useFor: [
    'Short answers of one line that people write in their own words.',
    'Codes and references, with `uppercase` where they are written in capitals.',
  ],
  notFor: [
    'More than one line: take `TextareaField`.',
    'E-mail addresses, phone numbers, numbers, money, passwords and dates: each has a field of its own with the right keyboard.',
    'An answer out of a list that you know: take `RadioField` or `SelectField`.',
  ],
  anatomy: [
    'Label, with an asterisk when the rules ask for a value',
    'Hint',
    'Prefix, the control, suffix',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the field, and on to the next one'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: [
    'A `<label>` names the control. Hint and error describe it by `aria-describedby`.',
    'A refused control has `aria-invalid`. Its error begins with a sign, so that colour is not the only difference.',
    'Prefix and suffix are hidden from screen readers. Say the unit in the label or the hint where it matters.',
    'Set `autoComplete` for what people know of themselves, such as `given-name` (WCAG 1.3.5).',
  ],
  messages: [['It is empty and `required()`', 'This field is required']],
  related: ['TextareaField', 'EmailField', 'NumberField', 'SlugField'],
  examples: {
    Usual: { args, form },
    Refused: {
      args,
      form: { ...form, isLeft: true },
      note: 'Somebody has left it empty.',
    },
    RefusedByTheServer: {
      args,
      form: {
        ...form,
        initial: { pageName: 'Ada runs' },
        serverErrors: { pageName: 'There is a page with this name already' },
      },
      note: '`onSubmit` has answered with an error for this field. It goes when the field changes.',
    },
    Optional: { args: { ...args, optional: '(optional)' }, form: { initial: { pageName: '' } } },
    WithPrefixAndSuffix: {
      args: { name: 'team', label: 'Name of your team', prefix: 'Team', suffix: '2026' },
      form: { initial: { team: 'Ebbing Sands' } },
    },
    Uppercase: {
      args: { name: 'postcode', label: 'Postcode', uppercase: true, autoComplete: 'postal-code' },
      form: { initial: { postcode: 'LS1 1AA' } },
      note: 'What is typed becomes capital letters.',
    },
    Disabled: {
      args: { ...args, disabled: true },
      form: { initial: { pageName: 'Ada runs' } },
      note: 'It cannot be reached by keyboard and is not sent. Say why beside it.',
    },
    ReadOnly: {
      args: { ...args, readOnly: true },
      form: { initial: { pageName: 'Ada runs' } },
      note: 'It can be reached, read and copied, and is sent.',
    },
    RightToLeft: {
      args: { name: 'pageName', label: 'اسم صفحتك', hint: 'سيراه الجميع.' },
      form: { ...form, isLeft: true },
      direction: 'rtl',
    },
  },
}
