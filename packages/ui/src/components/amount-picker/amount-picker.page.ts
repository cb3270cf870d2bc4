import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics, refusedControl } from '../../stories/page-basics.ts'

export const amountPickerPage: ComponentFacts = {
  ...pageBasics,
  name: 'AmountPicker',
  title: 'Controls/Amount picker',
  summary:
    'How much to give: a few amounts with what they do, and any other. It works before any script.',
  useFor: ['A form that asks for a gift.'],
  notFor: [
    'An amount of money alone, such as a target: take `MoneyField` of `@milepost/forms/fields`.',
    'Showing what gifts do: take `GiftCards`.',
  ],
  anatomy: [
    'Question',
    'Amounts, each with what it does',
    'Field for another amount, with the currency',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the amounts, then to the other amount'],
    ['Arrow keys', 'Choose the amount before or after'],
    ['Space', 'Chooses the amount that has the focus'],
  ],
  accessibility: [
    'It is a `<fieldset>` named by its legend, with radio buttons.',
    'Choosing an amount empties the other field, and typing there takes the choice away: what is seen is what is sent.',
    refusedControl,
  ],
  messages: [['Label of the other field', 'Another amount']],
  related: ['GiftCards', 'ChoiceGroup'],
}
