import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MoneyField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldBasics,
  fieldMeta,
  namedByLabel,
  textInputKeys,
} from '../fields.fixtures.tsx'

const inPence = (text: string) =>
  /^\d{1,7}(?:\.\d\d)?$/.test(text) ? Math.round(Number(text) * 100) : undefined
const args = { name: 'target', label: 'Your target', currencySymbol: '£', parse: inPence }
const form = { initial: { target: '' }, rules: { target: [['required']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'MoneyField',
  summary: 'An amount of money in one currency, with its symbol in front.',
  useFor: ['A target, a gift, a fee: an amount that people choose themselves.'],
  notFor: [
    'A few amounts to choose from: take `AmountPicker` of `@milepost/ui`.',
    'Several currencies in one field: ask for the currency first.',
  ],
  anatomy: [
    'Label, with an asterisk when the rules ask for a value',
    'Hint',
    'Symbol of the currency, the control',
    'Error',
  ],
  keyboard: [...textInputKeys, ['Letters', 'Nothing is typed: digits and one decimal point are']],
  accessibility: [
    ...namedByLabel,
    'The symbol is hidden from screen readers. Name the currency in the label where there is more than one on the site.',
    '`autoComplete="transaction-amount"` is set (WCAG 1.3.5).',
  ],
  messages: [emptyRefusal, ['`parse` cannot read it', 'Please enter a valid amount']],
  related: ['Forms/Fields/Number field'],
  functions: {
    parse: {
      name: 'inPence',
      code: `// In minor units; undefined for what is no amount.
const inPence = (text: string) =>
  /^\\d{1,7}(?:\\.\\d\\d)?$/.test(text) ? Math.round(Number(text) * 100) : undefined`,
    },
  },
}

const meta: Meta<typeof MoneyField> = {
  title: 'Forms/Fields/Money field',
  component: MoneyField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof MoneyField>

export const Usual: Story = example({ args, form })
export const Refused: Story = example({
  args,
  form: { ...form, initial: { target: '250.5' }, isLeft: true },
  note: 'An amount has no decimals, or two.',
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { target: '250' } },
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { ...form, initial: { target: '250' } },
})
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
    await expect(field).toHaveAccessibleDescription('£ Please enter a valid amount')
  },
}
