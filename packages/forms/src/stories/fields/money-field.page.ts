import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, textInputKeys, namedByLabel, emptyRefusal } from './field-basics.ts'

const inPence = (text: string) =>
  /^\d{1,7}(?:\.\d\d)?$/.test(text) ? Math.round(Number(text) * 100) : undefined
const args = { name: 'target', label: 'Your target', currencySymbol: '£', parse: inPence }
const form = { initial: { target: '' }, rules: { target: [['required']] } } as const

export const moneyFieldPage: ComponentPage = {
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
  related: ['NumberField'],
  functions: {
    parse: {
      name: 'inPence',
      code: `// In minor units; undefined for what is no amount.
const inPence = (text: string) =>
  /^\\d{1,7}(?:\\.\\d\\d)?$/.test(text) ? Math.round(Number(text) * 100) : undefined`,
    },
  },
  examples: {
    Usual: { args, form },
    Refused: {
      args,
      form: { ...form, initial: { target: '250.5' }, isLeft: true },
      note: 'An amount has no decimals, or two.',
    },
    Disabled: { args: { ...args, disabled: true }, form: { ...form, initial: { target: '250' } } },
    ReadOnly: { args: { ...args, readOnly: true }, form: { ...form, initial: { target: '250' } } },
    RightToLeft: {
      args: { ...args, label: 'هدفك' },
      form: { ...form, initial: { target: '250' } },
      direction: 'rtl',
    },
  },
}
