import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PhoneField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldAnatomy,
  fieldBasics,
  fieldMeta,
  namedByLabel,
  textInputKeys,
} from '../fields.fixtures.tsx'

const args = { name: 'phone', label: 'Phone', hint: 'With the country in front, such as +44.' }
const form = { initial: { phone: '' }, rules: { phone: [['phone']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'PhoneField',
  summary: 'A phone number. Only what a phone number can contain is taken from the keyboard.',
  useFor: ['A number under which somebody can be called.'],
  notFor: ['Other numbers with digits and hyphens, such as of an account: take `TextField`.'],
  anatomy: fieldAnatomy,
  keyboard: [
    ...textInputKeys,
    ['Letters', 'Nothing is typed: digits, space and `- + . * # ( )` are'],
  ],
  accessibility: [
    ...namedByLabel,
    '`autoComplete="tel"` is set (WCAG 1.3.5), and `type="tel"` brings the keyboard of a phone.',
    'What is pasted is not cut: the rules refuse it in words.',
  ],
  messages: [
    emptyRefusal,
    ['It is no number and has `phone()`', 'Please enter a valid phone number'],
  ],
  related: ['Forms/Fields/Number field', 'Forms/Fields/Email field'],
}

const meta: Meta<typeof PhoneField> = {
  title: 'Forms/Fields/Phone field',
  component: PhoneField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof PhoneField>

export const Usual: Story = example({ args, form })
export const Refused: Story = example({
  args,
  form: { ...form, initial: { phone: 'call me' }, isLeft: true },
  note: 'Letters were pasted.',
})
export const Optional: Story = example({ args: { ...args, optional: '(optional)' }, form })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { phone: '+44 20 7946 0958' } },
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { ...form, initial: { phone: '+44 20 7946 0958' } },
})

export const TakesNoLetters: Story = {
  ...Usual,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '020 79x46/0958')
    await expect(field).toHaveValue('020 79460958')
  },
}
