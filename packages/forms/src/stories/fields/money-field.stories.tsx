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
  summary: 'An amount of money, with the currency symbol in front.',
  useFor: ['Amounts that people choose themselves, such as a target or a donation.'],
  notFor: [
    'A choice of a few amounts: use `AmountPicker` from `@milepost/ui`.',
    'Several currencies: ask for the currency first.',
  ],
  control: 'Currency symbol, input',
  keyboard: [['Letters', 'Ignored. Only digits and one decimal point can be typed']],
  accessibility: [
    'The symbol is hidden from screen readers. If your site has several currencies, mention the currency in the label.',
    '`autoComplete="transaction-amount"` is set (WCAG 1.3.5).',
  ],
  messages: [['`parse` returns undefined', 'Enter a valid amount']],
  related: ['Forms/Fields/Number field'],
  functions: {
    parse: {
      name: 'inPence',
      code: `// Returns minor units, or undefined if the amount is invalid.
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
  { filled: '250', refused: '250.5', note: 'Amounts have no decimals, or two.' },
)

export const Default: Story = stories.Default
export const WithError: Story = stories.WithError
export const Disabled: Story = stories.Disabled
export const ReadOnly: Story = stories.ReadOnly
export const RightToLeft: Story = example({
  args: { ...args, label: 'هدفك' },
  form: { ...form, initial: { target: '250' } },
  direction: 'rtl',
})

export const RejectsHalfPenny: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '250.5')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('£ Enter a valid amount')
  },
}
