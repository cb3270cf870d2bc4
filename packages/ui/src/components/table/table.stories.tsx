import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { Table } from './table.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Table',
  summary:
    'Rows and columns. A wide table scrolls on its own. With `stacked`, narrow containers show each row as a block.',
  useFor: ['Data that people compare. The page sorts it.'],
  notFor: ['Page layout: use `Grid`.'],
  anatomy: [
    'Caption',
    'Column headings, which may be buttons',
    'Rows, each with a heading as its first cell',
    'Text for an empty list',
  ],
  keyboard: [
    ['Tab', 'Moves to the table, then through the controls in it'],
    ['Arrow keys', 'Scroll a table that is wider than its container'],
    ['Enter', 'Sorts by the focused column'],
  ],
  accessibility: [
    'The caption names the table. With `captionHidden`, only screen readers get it.',
    'The first cell of a row is its heading. A sorted column has `aria-sort`.',
    'A stacked table keeps its table roles.',
  ],
  messages: [],
  related: ['Components/Content/Pagination'],
}

const meta: Meta<typeof Table> = {
  title: 'Components/Content/Table',
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
