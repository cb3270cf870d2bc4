import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxesField } from '../../fields/index.ts'
import { emptyRefusal, example, fieldBasics, fieldMeta } from '../fields.fixtures.tsx'

const choices = [
  { value: 'solo', label: 'On my own' },
  { value: 'team', label: 'In a team', hint: 'Your total counts for both.' },
]
const args = { name: 'shown', label: 'Show pages of people', choices }
const form = { initial: { shown: [] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'CheckboxesField',
  summary: 'A visible list of options, of which any number can be selected. The value is a list.',
  useFor: ['Selecting none, one or several options.'],
  notFor: [
    'Selecting exactly one option: use `RadioField`.',
    'A single yes or no: use `CheckboxField`.',
  ],
  anatomy: [
    'Question, with an asterisk if an answer is required',
    'Hint',
    'Options, each with its label and optional hint',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves between options'],
    ['Space', 'Ticks or clears the focused option'],
  ],
  accessibility: [
    'The options are in a `<fieldset>`. Its `<legend>` is the question.',
    'Mention in the hint that users can select several options.',
    'The hint and the error describe the group. The hint of an option describes that option.',
  ],
  messages: [emptyRefusal],
  related: ['Forms/Fields/Radio field', 'Forms/Fields/Checkbox field'],
  initialCode: { shown: '[] as string[]' },
}

const meta: Meta<typeof CheckboxesField> = {
  title: 'Forms/Fields/Checkboxes field',
  component: CheckboxesField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof CheckboxesField>

export const Default: Story = example({
  args: { ...args, hint: 'Choose as many as you like.' },
  form,
})
export const Selected: Story = example({ args, form: { initial: { shown: ['solo', 'team'] } } })
export const WithError: Story = example({
  args,
  form: { ...form, rules: { shown: [['required', 'Choose at least one']] }, isLeft: true },
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { initial: { shown: ['team'] } },
})
