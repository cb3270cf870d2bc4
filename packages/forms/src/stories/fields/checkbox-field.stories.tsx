import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField } from '../../fields/index.ts'
import { example, fieldBasics, fieldMeta, namedByLabel } from '../fields.fixtures.tsx'

const args = { name: 'agreed', label: 'I agree to the rules' }
const form = {
  initial: { agreed: false },
  rules: { agreed: [['required', 'Agree to the rules to continue']] },
} as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'CheckboxField',
  summary: 'A single checkbox with its label. The value is a boolean.',
  useFor: ['Consent, and options that are off by default.'],
  notFor: [
    'A choice between two named options, such as post or email: use `RadioField`.',
    'Settings that take effect immediately: a checkbox takes effect when the form is submitted.',
  ],
  anatomy: ['Checkbox with its label', 'Hint', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the checkbox, then to the next field'],
    ['Space', 'Ticks or clears the checkbox'],
  ],
  accessibility: [
    ...namedByLabel,
    'The label is clickable as well.',
    'Never tick a consent checkbox by default.',
  ],
  messages: [['Not ticked, with `required()`', 'This field is required (set a custom message)']],
  related: ['Forms/Fields/Checkboxes field', 'Forms/Fields/Radio field'],
}

const meta: Meta<typeof CheckboxField> = {
  title: 'Forms/Fields/Checkbox field',
  component: CheckboxField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof CheckboxField>

export const Default: Story = example({ args, form })
export const Selected: Story = example({ args, form: { ...form, initial: { agreed: true } } })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const WithHint: Story = example({
  args: {
    name: 'giftAid',
    label: 'Claim Gift Aid on my donation',
    hint: 'It adds 25p to each £1, at no cost to you.',
  },
  form: { initial: { giftAid: false } },
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { agreed: true } },
})
