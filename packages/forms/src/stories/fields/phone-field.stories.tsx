import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PhoneField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage, textFieldStories } from '../fields.fixtures.tsx'

const args = { name: 'phone', label: 'Phone', hint: 'Include the country code, such as +44.' }
const form = { initial: { phone: '' }, rules: { phone: [['phone']] } } as const

const page = textFieldPage({
  name: 'PhoneField',
  summary: 'A phone number. Only characters that occur in phone numbers can be typed.',
  useFor: ['Phone numbers.'],
  notFor: ['Other numbers with digits and hyphens, such as account numbers: use `TextField`.'],
  keyboard: [['Letters', 'Ignored. Only digits, spaces and `- + . * # ( )` can be typed']],
  accessibility: [
    '`autoComplete="tel"` is set (WCAG 1.3.5), and `type="tel"` opens the phone keypad.',
    'Pasted text isn’t changed. If it is invalid, the form’s rules reject it.',
  ],
  messages: [['Not a phone number, with `phone()`', 'Please enter a valid phone number']],
  related: ['Forms/Fields/Number field', 'Forms/Fields/Email field'],
})

const meta: Meta<typeof PhoneField> = {
  title: 'Forms/Fields/Phone field',
  component: PhoneField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PhoneField>
const stories = textFieldStories<Story>(
  { args, form },
  { filled: '+44 20 7946 0958', refused: 'call me', note: 'The user pasted letters.' },
)

export const Default: Story = stories.Default
export const WithError: Story = stories.WithError
export const Optional: Story = example({ args: { ...args, optional: '(optional)' }, form })
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly

export const IgnoresLetters: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '020 79x46/0958')
    await expect(field).toHaveValue('020 79460958')
    await expect(field).toHaveAttribute('type', 'tel')
  },
}
