import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'TextField',
  validators: ['equalsField', 'doesNotEqualField', 'containsField', 'doesNotContainField'],
  summary:
    'Validators that compare a field with another one. They run again when the other field changes.',
  useFor: ['Repeated passwords, and names that must differ.'],
  notFor: ['Repeating an email address: people copy it.'],
  messages: [
    ["`equalsField('other')`", 'Field must be equal to other'],
    ["`doesNotEqualField('other')`", 'Field must be different to other'],
    ["`containsField('other')`", 'Field must include other'],
    ["`doesNotContainField('other')`", 'Field must not include other'],
  ],
  related: ['Forms/Validators/Passwords'],
})

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Other fields',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

export const EqualsField: Story = example({
  args: { name: 'answer', label: 'Again' },
  form: {
    initial: { other: 'correct7#', answer: 'correct8#' },
    rules: { answer: [['equalsField', 'other']] },
    isLeft: true,
  },
  note: 'The field `other` contains “correct7#”.',
})
export const DoesNotEqualField: Story = example({
  args: { name: 'answer', label: 'New team name' },
  form: {
    initial: { other: 'Walkers', answer: 'Walkers' },
    rules: { answer: [['doesNotEqualField', 'other', 'Choose a different name']] },
    isLeft: true,
  },
  note: 'The field `other` contains “Walkers”.',
})
export const ContainsField: Story = example({
  args: { name: 'answer', label: 'Title' },
  form: {
    initial: { other: '2026', answer: 'Walk in May' },
    rules: { answer: [['containsField', 'other']] },
    isLeft: true,
  },
  note: 'The field `other` contains “2026”.',
})
export const DoesNotContainField: Story = example({
  args: { name: 'answer', label: 'New password' },
  form: {
    initial: { other: 'Ada', answer: 'Ada7#walks' },
    rules: { answer: [['doesNotContainField', 'other']] },
    isLeft: true,
  },
  note: 'The field `other` contains “Ada”.',
})
