import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'DateField',
  validators: ['required'],
  summary:
    'A day is text like 2026-11-21. `min` and `max` of the field limit the calendar; rules say it in words.',
  useFor: ['Days that have to be given.'],
  notFor: [
    'Comparing days with each other: write a rule with `createValidator`; text of this form compares as days do.',
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
