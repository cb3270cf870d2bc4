import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { Table } from './table.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Table',
  summary:
    'Rows and columns. A wide table scrolls by itself; with `stacked`, each row is by itself where there is little room.',
  useFor: ['Figures that people compare, as the page sorted them.'],
  notFor: ['Laying out a page: take `Grid`.'],
  anatomy: [
    'Caption',
    'Heads of the columns, which may be buttons',
    'Rows, each named by its first cell',
    'What is said when there are none',
  ],
  keyboard: [
    ['Tab', 'Moves to the table, then through its heads and cells'],
    ['Arrow keys', 'Scroll a table that is wider than its place'],
    ['Enter', 'Presses the button of a head'],
  ],
  accessibility: [
    'The caption names the table; `captionHidden` leaves it to screen readers.',
    'The first cell of a row is its header. A sorted column has `aria-sort`.',
    'A stacked table keeps the roles of a table.',
  ],
  messages: [],
  related: ['Content/Pagination'],
}

const meta: Meta<typeof Table> = {
  title: 'Content/Table',
  component: Table,
  parameters: { page },
  args: {
    caption: 'Donations this week',
    columns: [
      { key: 'name', label: 'Name', onSort: () => undefined },
      { key: 'page', label: 'Page' },
      { key: 'date', label: 'Date', onSort: () => undefined },
      {
        key: 'raised',
        label: 'Raised',
        align: 'end',
        sorted: 'descending',
        onSort: () => undefined,
      },
    ],
    rows: samplePeople.slice(0, 6).map((name, index) => ({
      id: name,
      cells: {
        name,
        page: 'Walk the Tideline',
        date: `${index + 1} June`,
        raised: `£${900 - index}`,
      },
    })),
  },
}
export default meta
type Story = StoryObj<typeof Table>

export const Sortable: Story = {}
export const Stacked: Story = { args: { stacked: true } }
export const Empty: Story = { args: { rows: [], empty: 'No donations this week yet.' } }
