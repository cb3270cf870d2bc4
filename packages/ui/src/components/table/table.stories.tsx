import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePeople } from '../../stories/sample-brands.ts'
import { Table } from './table.tsx'
import { tablePage } from './table.page.ts'

const meta: Meta<typeof Table> = {
  title: 'Content/Table',
  component: Table,
  parameters: { page: tablePage },
  args: {
    caption: 'Donations this week',
    columns: [
      { key: 'name', label: 'Name', sortHref: '#name' },
      { key: 'page', label: 'Page' },
      { key: 'date', label: 'Date', onSort: () => undefined },
      { key: 'raised', label: 'Raised', align: 'end', sorted: 'descending', sortHref: '#raised' },
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
