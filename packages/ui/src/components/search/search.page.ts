import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const searchPage: ComponentFacts = {
  ...pageBasics,
  name: 'Search',
  title: 'Controls/Search',
  summary:
    'A field that shows what it finds while somebody types, and leads there. Before any script it is a form that asks for a page.',
  useFor: ['Finding a supporter, a team or a page.'],
  notFor: [
    'Narrowing a list on this page: take `Filter`.',
    'Choosing a value in a form: take `SearchSelect`.',
  ],
  anatomy: ['Label', 'Field', 'List of what was found', 'How many that are'],
  keyboard: [
    ['Arrow up, Arrow down', 'Move through the list, and back to the field'],
    ['Enter', 'Opens the marked result; without one it sends the form'],
    ['Escape', 'Closes the list'],
    ['Tab', 'Closes the list and moves on'],
  ],
  accessibility: [
    'It is a combobox with a list box, in a form with the role `search`.',
    'How many were found, that it searches and that it failed is said in an `<output>`.',
  ],
  messages: [
    ['Name of the list', 'Results'],
    ['Nothing fits', 'Nothing found'],
    ['There is no answer yet', 'Searching …'],
    ['It failed', 'Search does not work just now. Please try again.'],
    ['One was found', '1 result'],
  ],
  related: ['Filter', 'SearchSelect'],
}
