import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxesField } from '../../fields/index.ts'
import { emptyRefusal, example, fieldBasics, fieldMeta } from '../fields.fixtures.tsx'

const choices = [
  { value: 'solo', label: 'On my own' },
  { value: 'team', label: 'In a team', hint: 'Your total counts for both.' },
]
const args = { name: 'shown', label: 'Show me pages of people', choices }
const form = { initial: { shown: [] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'CheckboxesField',
  summary: 'Any number of several choices, all in sight. The value of the form is a list.',
  useFor: ['Choices of which somebody may want none, one or several.'],
  notFor: ['Exactly one: take `RadioField`.', 'A single yes or no: take `CheckboxField`.'],
  anatomy: [
    'Question, with an asterisk when the rules ask for an answer',
    'Hint',
    'Choices, each with its label and, where it has one, its hint',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves from choice to choice'],
    ['Space', 'Chooses the one that has the focus, or takes it back'],
  ],
  accessibility: [
    'The choices are a `<fieldset>`; its `<legend>` is the question.',
    'Say in the hint that several can be chosen: nothing else does.',
    'Hint and error describe the group. The hint of a choice describes that choice.',
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

export const Usual: Story = example({
  args: { ...args, hint: 'Choose as many as you like.' },
  form,
})
export const Chosen: Story = example({ args, form: { initial: { shown: ['solo', 'team'] } } })
export const Refused: Story = example({
  args,
  form: { ...form, rules: { shown: [['required', 'Choose at least one']] }, isLeft: true },
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { initial: { shown: ['team'] } },
})
