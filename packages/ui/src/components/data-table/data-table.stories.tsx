import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { samplePeople } from '../../stories/sample-brands.ts'
import { DataTable } from './data-table.tsx'
import { dataTablePage } from './data-table.page.ts'

const meta: Meta<typeof DataTable> = {
  title: 'Content/Data table',
  component: DataTable,
  parameters: { page: dataTablePage },
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
