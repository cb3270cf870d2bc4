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
  summary:
    'A number that somebody counts or measures. Only digits and one decimal point are taken from the keyboard.',
  useFor: ['Distances, times, numbers of people: what can be more or less.'],
  notFor: [
    'Money: take `MoneyField`.',
    'Codes, phone numbers and numbers of accounts, which nobody adds up: take `TextField` or `PhoneField`.',
  ],
  control: 'Prefix, the control, suffix',
  keyboard: [
    ['Letters', 'Nothing is typed'],
    [',', 'Becomes the decimal point where the language of the page writes a comma'],
  ],
  accessibility: [
    'It is a text control with `inputMode="decimal"`: a wheel or an arrow key cannot change the number by accident.',
    'Prefix and suffix are hidden from screen readers. Say the unit in the label or the hint where it matters.',
  ],
  messages: [
    ['It is no number and has `number()`', 'Must be a number'],
    ['It is 0 or less and has `greaterThan(0)`', 'Number must be greater than 0'],
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
  { filled: '42.2', refused: '1,5', note: 'A comma was typed on an English page.' },
)

export const Usual: Story = stories.Usual
export const Refused: Story = stories.Refused
export const WithPrefix: Story = example({
  args: { name: 'people', label: 'People in your team', prefix: 'up to' },
  form: { initial: { people: '12' }, rules: { people: [['number']] } },
})
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly

export const TakesOneDecimalPoint: Story = {
  ...Usual,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '-42.1.9e')
    await expect(field).toHaveValue('42.19')
  },
}
