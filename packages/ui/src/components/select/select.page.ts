import type { ComponentFacts } from '@milepost/presets/component-page'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-basics.ts'

export const selectPage: ComponentFacts = {
  ...pageBasics,
  name: 'Select',
  title: 'Controls/Select',
  summary: 'One of several options, with the list of the system.',
  useFor: ['Seven to twenty options that people know.'],
  notFor: [
    'A form of `@milepost/forms`: take `SelectField`.',
    'Fewer options: take `ChoiceGroup`. More: take `SearchSelect`.',
  ],
  anatomy: ['Label', 'Hint', 'Control', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control, and on'],
    ['Arrow keys', 'Choose the option before or after'],
    ['Letters', 'Choose the option that begins so'],
    ['Space', 'Opens the list'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'It is a `<select>`: every system and assistive technology knows it.',
  ],
  messages: [],
  related: ['ChoiceGroup', 'SearchSelect'],
}
