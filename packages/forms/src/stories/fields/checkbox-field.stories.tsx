import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField } from '../../fields/index.ts'
import { example, fieldBasics, fieldMeta, namedByLabel } from '../fields.fixtures.tsx'

const args = { name: 'agreed', label: 'I agree to the rules' }
const form = {
  initial: { agreed: false },
  rules: { agreed: [['required', 'Please agree to the rules']] },
} as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'CheckboxField',
  summary: 'Yes or no, with what is agreed to beside it. The value of the form is a boolean.',
  useFor: ['Agreement, and options that are off unless somebody wants them.'],
  notFor: [
    'A choice with two named sides, such as by post or by e-mail: take `RadioField`.',
    'Something that happens at once: this is sent with its form.',
  ],
  anatomy: ['The box and its label', 'Hint', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the box, and on to the next field'],
    ['Space', 'Says yes, or takes it back'],
  ],
  accessibility: [
    ...namedByLabel,
    'The label can be pressed as well as the box.',
    'Never start with yes where somebody agrees to something.',
  ],
  messages: [['It is off and `required()`', 'This field is required; give words of your own']],
  related: ['Forms/Fields/Checkboxes field', 'Forms/Fields/Radio field'],
}

const meta: Meta<typeof CheckboxField> = {
  title: 'Forms/Fields/Checkbox field',
  component: CheckboxField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof CheckboxField>

export const Usual: Story = example({ args, form })
export const Chosen: Story = example({ args, form: { ...form, initial: { agreed: true } } })
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
export const WithHint: Story = example({
  args: {
    name: 'giftAid',
    label: 'Claim Gift Aid on what I give',
    hint: 'It adds 25p to each £1, at no cost to you.',
  },
  form: { initial: { giftAid: false } },
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { agreed: true } },
})
