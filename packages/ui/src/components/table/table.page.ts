import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const tablePage: ComponentFacts = {
  ...pageBasics,
  name: 'Table',
  title: 'Content/Table',
  summary:
    'Rows and columns. A wide table scrolls by itself; with `stacked`, each row is by itself where there is little room.',
  useFor: ['Figures that people compare, as the server sorted them.'],
  notFor: ['Sorting in the browser: take `DataTable`.', 'Laying out a page: take `Grid`.'],
  anatomy: [
    'Caption',
    'Heads of the columns, which may be links or buttons',
    'Rows, each named by its first cell',
    'What is said when there are none',
  ],
  keyboard: [
    ['Tab', 'Moves to the table, then through its heads and cells'],
    ['Arrow keys', 'Scroll a table that is wider than its place'],
    ['Enter', 'Follows the link, or presses the button, of a head'],
  ],
  accessibility: [
    'The caption names the table; `captionHidden` leaves it to screen readers.',
    'The first cell of a row is its header. A sorted column has `aria-sort`.',
    'A stacked table keeps the roles of a table.',
  ],
  messages: [],
  related: ['DataTable', 'Pagination'],
}
