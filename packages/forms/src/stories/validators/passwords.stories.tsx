import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '../../fields/index.ts'
import { example, fieldMeta, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'PasswordField',
  validators: ['passwordComplexity', 'required', 'greaterThanOrEqualTo'],
  summary: 'Validators for the complexity of new passwords.',
  useFor: ['New passwords, together with `required()` and a minimum length.'],
  notFor: ['Signing in: the server checks the password.'],
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
export const WithMinimumLength: Story = example({
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
  note: 'The error of the first rule that fails is shown.',
})
