import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'DateField',
  validators: ['required'],
  summary:
    'Dates are text in the format 2026-11-21. The field’s `min` and `max` limit the date picker. Rules add a message.',
  useFor: ['Required dates.'],
  notFor: [
    'Comparing dates: write a rule with `createValidator`. Dates in this format compare as text.',
  ],
  messages: [['`required()`', 'This field is required']],
  related: ['Forms/Fields/Date field', 'Forms/Validators/Presence'],
})

const meta: Meta<typeof DateField> = {
  title: 'Forms/Validators/Dates',
  component: DateField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof DateField>

export const Required: Story = example(
  liveExample([['required', 'Choose the day of your event']], '', {
    label: 'Day of your event',
    min: '2026-01-01',
  }),
)
