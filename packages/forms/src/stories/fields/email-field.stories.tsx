import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage, textFieldStories } from '../fields.fixtures.tsx'

const args = {
  name: 'email',
  label: 'Email address',
  hint: 'We write to you about your page only.',
}
const form = { initial: { email: '' }, rules: { email: [['required'], ['email']] } } as const

const page = textFieldPage({
  name: 'EmailField',
  summary: 'An e-mail address, with the keyboard and the suggestions of the browser for one.',
  useFor: [
    'The address of the person who fills the form in, or of somebody else: then with `autoComplete="off"`.',
  ],
  notFor: [
    'Signing in with a name that need not be an address: take `TextField` with `autoComplete="username"`.',
  ],
  accessibility: [
    '`autoComplete="email"` is set, so that browsers offer what people know of themselves (WCAG 1.3.5).',
    'Nothing is written in capitals or corrected by the device.',
  ],
  messages: [['It is no address and has `email()`', 'Please enter a valid email']],
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
  { filled: 'ada@example.org', refused: 'ada@example', note: 'The address has no full domain.' },
)

export const Usual: Story = stories.Usual
export const Refused: Story = stories.Refused
export const RefusedByTheServer: Story = example({
  args,
  form: {
    ...form,
    initial: { email: 'ada@example.org' },
    serverErrors: { email: 'There is an account with this address already' },
  },
  note: '`onSubmit` has answered with an error for this field. It goes when the field changes.',
})
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly
