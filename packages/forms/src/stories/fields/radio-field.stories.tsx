import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioField } from '../../fields/index.ts'
import { emptyRefusal, example, fieldBasics, fieldMeta } from '../fields.fixtures.tsx'

const choices = [
  { value: 'solo', label: 'On my own' },
  { value: 'team', label: 'In a team', hint: 'Your total counts for both.' },
]
const args = { name: 'part', label: 'How will you take part?', choices }
const form = { initial: { part: '' }, rules: { part: [['required']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'RadioField',
  summary: 'A visible list of options, of which one can be selected.',
  useFor: ['Two to five options, especially if they need an explanation.'],
  notFor: [
    'More than about six options: use `SelectField`.',
    'Yes or no: use `CheckboxField`.',
    'Several selections: use `CheckboxesField`.',
  ],
  anatomy: [
    'Question, with an asterisk if an answer is required',
    'Hint',
    'Options, each with its label and optional hint',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the selected or first option, then past the group'],
    ['Arrow keys', 'Select the previous or next option'],
    ['Space', 'Selects the focused option'],
  ],
  accessibility: [
    'The options are in a `<fieldset>`. Its `<legend>` is the question, which is announced with the first option.',
    'The hint and the error describe the group. The hint of an option describes that option.',
  ],
  messages: [emptyRefusal],
  related: ['Forms/Fields/Select field', 'Forms/Fields/Checkboxes field'],
}

const meta: Meta<typeof RadioField> = {
  title: 'Forms/Fields/Radio field',
  component: RadioField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof RadioField>

export const Default: Story = example({ args, form })
export const Selected: Story = example({ args, form: { ...form, initial: { part: 'solo' } } })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { part: 'team' } },
})
export const RightToLeft: Story = example({
  args: {
    name: 'part',
    label: 'كيف ستشارك؟',
    choices: [
      { value: 'solo', label: 'وحدي' },
      { value: 'team', label: 'في فريق' },
    ],
  },
  form: { initial: { part: 'team' } },
  direction: 'rtl',
})
