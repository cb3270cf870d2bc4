import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'TextField',
  validators: ['number', 'greaterThan', 'greaterThanOrEqualTo', 'lessThan', 'lessThanOrEqualTo'],
  summary: 'Validators for numbers and lengths. Text and lists are compared by length.',
  useFor: ['Minimum and maximum lengths, numbers of options, and values.'],
  notFor: [
    'Typed numbers: they are text, so they’d be compared by length. Set the form’s `parse` for the field, for example to `parseNumber`.',
  ],
  messages: [
    ['`number()`', 'Must be a number'],
    [
      '`greaterThan(2)`',
      'Must have a length greater than 2; for numbers: Number must be greater than 2',
    ],
    [
      '`greaterThanOrEqualTo(3)`',
      'Must have a length greater than or equal to 3; for numbers: Number must be greater than or equal to 3',
    ],
    ['`lessThan(10)`', 'Must have a length less than 10; for numbers: Number must be less than 10'],
    [
      '`lessThanOrEqualTo(9)`',
      'Must have a length less than or equal to 9; for numbers: Number must be less than or equal to 9',
    ],
  ],
  related: ['Forms/Fields/Number field', 'Forms/Fields/Textarea field'],
})

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Numbers and lengths',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Number: Story = example(
  liveExample([['number']], '1,5', { label: 'Distance', suffix: 'km' }),
)
export const GreaterThan: Story = example(
  liveExample([['greaterThan', 2]], 'Al', {
    label: 'Page name',
  }),
)
export const GreaterThanOrEqualTo: Story = example(
  liveExample([['greaterThanOrEqualTo', 3]], 'Al', {
    label: 'Page name',
  }),
)
export const LessThan: Story = example(
  liveExample([['lessThan', 10]], 'A very long name', {
    label: 'Short name',
  }),
)
export const LessThanOrEqualTo: Story = example(
  liveExample([['lessThanOrEqualTo', 9]], 'A very long name', {
    label: 'Short name',
  }),
)
export const Sizes: Story = example(
  liveExample([['number'], ['greaterThan', 0]], 0, {
    label: 'Distance',
    suffix: 'km',
    note: 'The form’s value is a number, so its value is compared, not its length.',
  }),
)
