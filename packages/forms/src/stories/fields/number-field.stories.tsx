import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NumberField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage, textFieldStories } from '../fields.fixtures.tsx'

const args = { name: 'distance', label: 'Distance', hint: 'How far you will walk.', suffix: 'km' }
const form = {
  initial: { distance: '' },
  rules: { distance: [['required'], ['number'], ['greaterThan', 0]] },
} as const

const page = textFieldPage({
  name: 'NumberField',
  summary: 'A count or measurement. Only digits and one decimal point can be typed.',
  useFor: ['Quantities, such as distances, times or numbers of people.'],
  notFor: [
    'Money: use `MoneyField`.',
    'Codes, phone numbers and account numbers: use `TextField` or `PhoneField`.',
  ],
  control: 'Prefix, input, suffix',
  keyboard: [
    ['Letters', 'Ignored'],
    [',', 'Converted to a point if the page’s language has a decimal comma'],
  ],
  accessibility: [
    'It is a text input with `inputMode="decimal"`, so scrolling or arrow keys can’t change the number by accident.',
    'The prefix and suffix are hidden from screen readers. If the unit matters, mention it in the label or hint.',
  ],
  messages: [
    ['Not a number, with `number()`', 'Must be a number'],
    ['0 or less, with `greaterThan(0)`', 'Number must be greater than 0'],
  ],
  related: ['Forms/Fields/Money field', 'Forms/Fields/Text field'],
})

const meta: Meta<typeof NumberField> = {
  title: 'Forms/Fields/Number field',
  component: NumberField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof NumberField>
const stories = textFieldStories<Story>(
  { args, form },
  { filled: '42.2', refused: '1,5', note: 'The user typed a comma on an English page.' },
)

export const Default: Story = stories.Default
export const WithError: Story = stories.WithError
export const WithPrefix: Story = example({
  args: { name: 'people', label: 'People in your team', prefix: 'up to' },
  form: { initial: { people: '12' }, rules: { people: [['number']] } },
})
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly

export const AllowsOneDecimalPoint: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '-42.1.9e')
    await expect(field).toHaveValue('42.19')
  },
}
