import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '../../fields/index.ts'
import { emptyRefusal, example, fieldBasics, fieldMeta, namedByLabel } from '../fields.fixtures.tsx'

const args = { name: 'password', label: 'New password', autoComplete: 'new-password' }
const form = {
  initial: { password: '' },
  rules: { password: [['required'], ['passwordComplexity']] },
} as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'PasswordField',
  summary: 'A password input with a show button. It always starts empty.',
  useFor: [
    'Signing in, with `autoComplete="current-password"` (the default).',
    'New passwords, with `autoComplete="new-password"`, so that password managers suggest one.',
  ],
  notFor: ['One-time codes: use `TextField` with `autoComplete="one-time-code"`.'],
  anatomy: [
    'Label, with an asterisk if a value is required',
    'Hint',
    'Input with a show button',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the input, to the button, then to the next field'],
    ['Space, Enter', 'On the button: shows or hides the password'],
    ['Enter', 'In the input: submits the form'],
  ],
  accessibility: [
    ...namedByLabel,
    'Pasting is allowed, so password managers work (WCAG 3.3.8).',
    'The button’s label describes its action, and `aria-controls` references the input.',
  ],
  messages: [
    emptyRefusal,
    [
      'Too simple, with `passwordComplexity()`',
      'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
    ],
    ['Labels of the button', 'Show, Hide'],
  ],
  related: ['Forms/Fields/Text field'],
}

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/Fields/Password field',
  component: PasswordField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Default: Story = example({ args, form })
export const WithError: Story = example({
  args,
  form: { ...form, isLeft: true },
  note: 'The field was left empty.',
})
export const TooSimple: Story = example({
  args,
  form: { ...form, typed: { password: 'correct' }, isLeft: true },
})
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })

export const ShowsPassword: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'correct')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('correct')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
