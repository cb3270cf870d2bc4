import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage, textFieldStories } from '../fields.fixtures.tsx'

const args = {
  name: 'email',
  label: 'Email address',
  hint: 'We’ll only email you about your page.',
}
const form = { initial: { email: '' }, rules: { email: [['required'], ['email']] } } as const

const page = textFieldPage({
  name: 'EmailField',
  summary: 'An email address, with the matching on-screen keyboard and autofill.',
  useFor: ['The user’s email address. For another person’s, set `autoComplete="off"`.'],
  notFor: ['User names: use `TextField` with `autoComplete="username"`.'],
  accessibility: [
    '`autoComplete="email"` is set, so browsers can fill in the address (WCAG 1.3.5).',
    'Automatic capitals and corrections are off.',
  ],
  messages: [['Not an email address, with `email()`', 'Please enter a valid email']],
  related: ['Forms/Fields/Text field', 'Forms/Fields/Phone field'],
})

const meta: Meta<typeof EmailField> = {
  title: 'Forms/Fields/Email field',
  component: EmailField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof EmailField>
const stories = textFieldStories<Story>(
  { args, form },
  { filled: 'ada@example.org', refused: 'ada@example', note: 'The domain is incomplete.' },
)

export const Default: Story = stories.Default
export const WithError: Story = stories.WithError
export const RejectedByServer: Story = example({
  args,
  form: {
    ...form,
    initial: { email: 'ada@example.org' },
    serverErrors: { email: 'There’s already an account with this email' },
  },
  note: '`onSubmit` returned an error for this field. It disappears when the field changes.',
})
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly
