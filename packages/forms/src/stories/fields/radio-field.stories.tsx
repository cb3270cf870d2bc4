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
  summary: 'One of a few choices, all in sight.',
  useFor: ['Two to five choices, above all where each needs a word of explanation.'],
  notFor: [
    'More than some six: take `SelectField`.',
    'Yes or no: take `CheckboxField`.',
    'Several at once: take `CheckboxesField`.',
  ],
  anatomy: [
    'Question, with an asterisk when the rules ask for an answer',
    'Hint',
    'Choices, each with its label and, where it has one, its hint',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the choice that is made, or to the first; then past the group'],
    ['Arrow keys', 'Choose the one before or after'],
    ['Space', 'Chooses the one that has the focus'],
  ],
  accessibility: [
    'The choices are a `<fieldset>`; its `<legend>` is the question, so it is said with the first choice.',
    'Hint and error describe the group. The hint of a choice describes that choice.',
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

export const Usual: Story = example({ args, form })
export const Chosen: Story = example({ args, form: { ...form, initial: { part: 'solo' } } })
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
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
