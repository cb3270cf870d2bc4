import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics, refusedControl } from '../../stories/page-basics.ts'

export const choicePage: ComponentFacts = {
  ...pageBasics,
  name: 'ChoiceGroup',
  alongside: ['Checkbox'],
  title: 'Controls/Choices',
  summary:
    'Several things to choose from, all in sight: one of them, or any number. `Checkbox` is one yes or no.',
  useFor: ['Two to seven choices.', '`Checkbox` for agreeing to something.'],
  notFor: [
    'Many choices: take `Select` or `SearchSelect`.',
    'A form of `@milepost/forms`: take `RadioField`, `CheckboxesField` or `CheckboxField`.',
  ],
  anatomy: ['Question', 'Hint', 'Choices, each with a hint', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the chosen radio button, or from box to box'],
    ['Arrow keys', 'Choose the radio button before or after'],
    ['Space', 'Ticks or clears a box'],
  ],
  accessibility: [
    'It is a `<fieldset>` named by its legend; hint and error describe it.',
    'Each choice has a `<label>` of its own, and its hint describes it.',
    refusedControl,
  ],
  messages: [],
  related: ['Select', 'AmountPicker'],
}
