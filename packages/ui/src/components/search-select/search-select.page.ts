import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics, refusedControl } from '../../stories/page-basics.ts'

export const searchSelectPage: ComponentFacts = {
  ...pageBasics,
  name: 'SearchSelect',
  title: 'Controls/Search select',
  summary: 'One of many options, found by typing. The options are given, or found elsewhere.',
  useFor: [
    'More than some twenty options, such as countries.',
    'Options that only a server knows, such as charities.',
  ],
  notFor: [
    'A form of `@milepost/forms`: take `SearchSelectField`.',
    'A short list: take `Select` or `ChoiceGroup`.',
    'Finding a page: take `Search`.',
  ],
  anatomy: [
    'Label',
    'Hint',
    'Control, the button that clears it, the button that opens the list',
    'List',
    'Error',
  ],
  keyboard: [
    ['Arrow up, Arrow down', 'Open the list, and move in it'],
    ['Enter', 'Chooses the marked option'],
    ['Escape', 'Closes the list and keeps the choice'],
    ['Tab', 'Closes the list and moves on'],
  ],
  accessibility: [
    'It is a combobox with a list box, as the ARIA Authoring Practices describe them.',
    'How many options were found is said when they come.',
    'Before the script it is a `<select>`, or a line of text where options are found elsewhere.',
    refusedControl,
  ],
  messages: [
    ['Name of the button that opens the list', 'Show all'],
    ['Name of the button that takes the choice away', 'Clear'],
    ['Nothing fits what was typed', 'Nothing found'],
    ['There is no answer yet', 'Searching …'],
    ['It failed', 'Search does not work just now. Please try again.'],
    ['One was found', '1 result'],
    ['Before anything is chosen, without script', 'Choose'],
  ],
  related: ['Select', 'Search'],
}
