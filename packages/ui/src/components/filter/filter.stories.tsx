import type { Meta, StoryObj } from '@storybook/react-vite'
import { Filter } from './filter.tsx'
import { filterPage } from './filter.page.ts'

const meta: Meta<typeof Filter> = {
  title: 'Controls/Filter',
  component: Filter,
  parameters: { page: filterPage },
  args: { label: 'Find a walker', placeholder: 'A name or a team', onFilter: () => undefined },
}
export default meta
type Story = StoryObj<typeof Filter>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Siân-Llewellyn Featherstonehaugh' } }
