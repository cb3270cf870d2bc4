import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PhoneField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage, textFieldStories } from '../fields.fixtures.tsx'

const args = { name: 'phone', label: 'Phone', hint: 'With the country in front, such as +44.' }
const form = { initial: { phone: '' }, rules: { phone: [['phone']] } } as const

const page = textFieldPage({
  name: 'PhoneField',
  summary: 'A phone number. Only what a phone number can contain is taken from the keyboard.',
  useFor: ['A number under which somebody can be called.'],
  notFor: ['Other numbers with digits and hyphens, such as of an account: take `TextField`.'],
  keyboard: [['Letters', 'Nothing is typed: digits, space and `- + . * # ( )` are']],
  accessibility: [
    '`autoComplete="tel"` is set (WCAG 1.3.5), and `type="tel"` brings the keyboard of a phone.',
    'What is pasted is not cut: the rules refuse it in words.',
  ],
  messages: [['It is no number and has `phone()`', 'Please enter a valid phone number']],
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
  { filled: '+44 20 7946 0958', refused: 'call me', note: 'Letters were pasted.' },
)

export const Usual: Story = stories.Usual
export const Refused: Story = stories.Refused
export const Optional: Story = example({ args: { ...args, optional: '(optional)' }, form })
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly

export const TakesNoLetters: Story = {
  ...Usual,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '020 79x46/0958')
    await expect(field).toHaveValue('020 79460958')
  },
}
