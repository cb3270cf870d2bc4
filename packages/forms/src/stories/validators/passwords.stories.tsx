import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '../../fields/index.ts'
import { example, fieldMeta, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'PasswordField',
  validators: ['passwordComplexity', 'required', 'greaterThanOrEqualTo'],
  summary: 'Whether a new password is made of enough kinds of characters.',
  useFor: ['New passwords, together with `required()` and a shortest length.'],
  notFor: ['Signing in: the server says whether a password is right.'],
  messages: [
    [
      '`passwordComplexity()`',
      'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
    ],
  ],
  related: ['Forms/Fields/Password field', 'Forms/Validators/Other fields'],
})

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/Validators/Passwords',
  component: PasswordField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const PasswordComplexity: Story = example({
  args: { name: 'password', label: 'New password', autoComplete: 'new-password' },
  form: {
    initial: { password: '' },
    rules: { password: [['passwordComplexity']] },
    typed: { password: 'correct' },
    isLeft: true,
  },
})
export const WithALeastLength: Story = example({
  args: { name: 'password', label: 'New password', autoComplete: 'new-password' },
  form: {
    initial: { password: '' },
    rules: {
      password: [
        ['required'],
        ['passwordComplexity'],
        ['greaterThanOrEqualTo', 10, 'Use at least 10 characters'],
      ],
    },
    typed: { password: 'short7#' },
    isLeft: true,
  },
  note: 'The first rule that refuses speaks.',
})
