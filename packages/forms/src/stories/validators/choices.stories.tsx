import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxesField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const choices = [
  { value: 'solo', label: 'On my own' },
  { value: 'team', label: 'In a team' },
]

const page = validatorPage({
  field: 'CheckboxesField',
  validators: ['required', 'lessThanOrEqualTo'],
  summary: 'Validators for selections. Lists are compared by length.',
  useFor: ['Radio buttons, checkboxes and selects.'],
  notFor: ['Unexpected limits: mention them in the hint.'],
  messages: [
    ['`required()`', 'This field is required'],
    ['`lessThanOrEqualTo(1)`', 'Must have a length less than or equal to 1'],
  ],
  related: [
    'Forms/Fields/Checkboxes field',
    'Forms/Fields/Radio field',
    'Forms/Fields/Checkbox field',
  ],
  initialCode: { answer: '[] as string[]' },
})

const meta: Meta<typeof CheckboxesField> = {
  title: 'Forms/Validators/Choices',
  component: CheckboxesField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof CheckboxesField>

export const AtLeastOne: Story = example(
  liveExample([['required', 'Choose at least one']], [], {
    label: 'How will you take part?',
    choices,
  }),
)
export const AtMostOne: Story = example(
  liveExample([['lessThanOrEqualTo', 1, 'Choose one of them']], ['solo', 'team'], {
    label: 'How will you take part?',
    choices,
  }),
)
