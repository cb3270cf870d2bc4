import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, textInputKeys, namedByLabel, emptyRefusal } from './field-basics.ts'

const args = { name: 'distance', label: 'Distance', hint: 'How far you will walk.', suffix: 'km' }
const form = {
  initial: { distance: '' },
  rules: { distance: [['required'], ['number'], ['greaterThan', 0]] },
} as const

export const numberFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'NumberField',
  summary:
    'A number that somebody counts or measures. Only digits and one decimal point are taken from the keyboard.',
  useFor: ['Distances, times, numbers of people: what can be more or less.'],
  notFor: [
    'Money: take `MoneyField`.',
    'Codes, phone numbers and numbers of accounts, which nobody adds up: take `TextField` or `PhoneField`.',
  ],
  anatomy: [
    'Label, with an asterisk when the rules ask for a value',
    'Hint',
    'Prefix, the control, suffix',
    'Error',
  ],
  keyboard: [
    ...textInputKeys,
    ['Letters', 'Nothing is typed'],
    [',', 'Becomes the decimal point where the language of the page writes a comma'],
  ],
  accessibility: [
    ...namedByLabel,
    'It is a text control with `inputMode="decimal"`: a wheel or an arrow key cannot change the number by accident.',
    'Prefix and suffix are hidden from screen readers. Say the unit in the label or the hint where it matters.',
  ],
  messages: [
    emptyRefusal,
    ['It is no number and has `number()`', 'Must be a number'],
    ['It is 0 or less and has `greaterThan(0)`', 'Number must be greater than 0'],
  ],
  related: ['MoneyField', 'TextField'],
  functions: {},
  examples: {
    Usual: { args, form },
    Refused: {
      args,
      form: { ...form, initial: { distance: '1,5' }, isLeft: true },
      note: 'A comma was typed on an English page.',
    },
    WithPrefix: {
      args: { name: 'people', label: 'People in your team', prefix: 'up to' },
      form: { initial: { people: '12' }, rules: { people: [['number']] } },
    },
    Disabled: {
      args: { ...args, disabled: true },
      form: { ...form, initial: { distance: '42.2' } },
    },
    ReadOnly: {
      args: { ...args, readOnly: true },
      form: { ...form, initial: { distance: '42.2' } },
    },
  },
}
