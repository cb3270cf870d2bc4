import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const filterPage: ComponentFacts = {
  ...pageBasics,
  name: 'Filter',
  title: 'Controls/Filter',
  summary: 'Narrows a list to what is typed. Before any script it is a form that asks for a page.',
  useFor: ['A list on the same page.'],
  notFor: [
    'Finding something that leads to another page: take `Search`.',
    'One of many options in a form: take `SearchSelect`.',
  ],
  anatomy: ['Label', 'Field', 'Button'],
  keyboard: [
    ['Tab', 'Moves to the field, then to the button'],
    ['Enter', 'Filters at once'],
  ],
  accessibility: [
    'It is a form with the role `search`.',
    'Say how many are left in a live region beside the list.',
  ],
  messages: [['Name of the button', 'Search']],
  related: ['Search', 'DataTable'],
}
