import type { ComponentPage } from '@milepost/presets/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { DataTable } from './data-table.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'DataTable',
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
  related: ['Content/Table', 'Controls/Filter'],
}

const meta: Meta<typeof DataTable> = {
  title: 'Content/Data table',
  component: DataTable,
  parameters: { page },
  args: {
    caption: 'Pages of this campaign',
    locale: 'en-GB',
    columns: [
      { key: 'name', label: 'Supporter' },
      { key: 'team', label: 'Team' },
      { key: 'gifts', label: 'Gifts', align: 'end' },
      { key: 'raised', label: 'Raised', align: 'end' },
    ],
    rows: samplePeople.map((name, index) => ({
      id: name,
      cells: {
        name,
        team: index % 3 === 1 ? '' : 'The Two-Left-Feet Walking Club',
        gifts: (index * 7) % 12,
        raised: `£${((index * 791) % 4800).toLocaleString('en-GB')}`,
      },
      values: { raised: (index * 791) % 4800 },
    })),
  },
}
export default meta
type Story = StoryObj<typeof DataTable>

export const AsTheyCome: Story = {}
export const SortedByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Pages of this campaign' }).focus()
    for (const name of ['Supporter', 'Team', 'Gifts', 'Raised']) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.tab()
      // oxlint-disable-next-line no-await-in-loop
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Raised' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Empty: Story = { args: { rows: [], empty: 'No pages yet.' } }
