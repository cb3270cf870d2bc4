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
  related: ['Forms/Fields/Text field'],
}

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/Fields/Password field',
  component: PasswordField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Usual: Story = example({ args, form })
export const Refused: Story = example({
  args,
  form: { ...form, isLeft: true },
  note: 'It has been left empty.',
})
export const TooSimple: Story = example({
  args,
  form: { ...form, typed: { password: 'correct' }, isLeft: true },
})
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })

export const ShowsWhatIsTyped: Story = {
  ...Usual,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'correct')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('correct')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
