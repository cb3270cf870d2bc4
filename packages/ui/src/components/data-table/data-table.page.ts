import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const dataTablePage: ComponentFacts = {
  ...pageBasics,
  name: 'DataTable',
  title: 'Content/Data table',
  summary:
    'A table whose columns sort in the browser. Text sorts as people read it, and figures in it as figures.',
  useFor: ['Up to some hundred rows that somebody compares, such as a report.'],
  notFor: [
    'Rows that a server sorts: take `Table` with `sortHref`.',
    'Who is first: take `Leaderboard`.',
  ],
  anatomy: [
    'Caption',
    'Heads of the columns, with the sign of the order',
    'Rows, each named by its first cell',
  ],
  keyboard: [
    ['Tab', 'Moves to the table, then from head to head'],
    ['Enter, Space', 'Sort by the column: rising, then falling'],
    ['Arrow keys', 'Scroll a table that is wider than its place'],
  ],
  accessibility: [
    'The head that sorts has `aria-sort`.',
    'The table is a group named by its caption that can be scrolled by keyboard.',
    'Rows without a value are last in both orders.',
  ],
  messages: [],
  related: ['Table', 'Filter'],
}
