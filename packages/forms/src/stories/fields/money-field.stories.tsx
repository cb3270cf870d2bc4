import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MoneyField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage, textFieldStories } from '../fields.fixtures.tsx'

const inPence = (text: string) =>
  /^\d{1,7}(?:\.\d\d)?$/.test(text) ? Math.round(Number(text) * 100) : undefined
const args = { name: 'target', label: 'Your target', currencySymbol: '£', parse: inPence }
const form = { initial: { target: '' }, rules: { target: [['required']] } } as const

const page = textFieldPage({
  name: 'MoneyField',
  summary: 'An amount of money in one currency, with its symbol in front.',
  useFor: ['A target, a gift, a fee: an amount that people choose themselves.'],
  notFor: [
    'A few amounts to choose from: take `AmountPicker` of `@milepost/ui`.',
    'Several currencies in one field: ask for the currency first.',
  ],
  control: 'Symbol of the currency, the control',
  keyboard: [['Letters', 'Nothing is typed: digits and one decimal point are']],
  accessibility: [
    'The symbol is hidden from screen readers. Name the currency in the label where there is more than one on the site.',
    '`autoComplete="transaction-amount"` is set (WCAG 1.3.5).',
  ],
  messages: [['`parse` cannot read it', 'Enter a valid amount']],
  related: ['Forms/Fields/Number field'],
  functions: {
    parse: {
      name: 'inPence',
      code: `// In minor units; undefined for what is no amount.
const inPence = (text: string) =>
  /^\\d{1,7}(?:\\.\\d\\d)?$/.test(text) ? Math.round(Number(text) * 100) : undefined`,
    },
  },
})

const meta: Meta<typeof MoneyField> = {
  title: 'Forms/Fields/Money field',
  component: MoneyField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof MoneyField>
const stories = textFieldStories<Story>(
  { args, form },
  { filled: '250', refused: '250.5', note: 'An amount has no decimals, or two.' },
)

export const Usual: Story = stories.Usual
export const Refused: Story = stories.Refused
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly
export const RightToLeft: Story = example({
  args: { ...args, label: 'هدفك' },
  form: { ...form, initial: { target: '250' } },
  direction: 'rtl',
})

export const RefusesHalfAPenny: Story = {
  ...Usual,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '250.5')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('£ Enter a valid amount')
  },
}
