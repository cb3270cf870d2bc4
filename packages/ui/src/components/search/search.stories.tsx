import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { samplePeople } from '../../stories/sample-brands.ts'
import { Search } from './search.tsx'
import { searchPage } from './search.page.ts'

const meta: Meta<typeof Search> = {
  title: 'Controls/Search',
  component: Search,
  parameters: { page: searchPage },
  args: {
    label: 'Find a supporter',
    onSearch: () => undefined,
    results: samplePeople
      .slice(0, 8)
      .map((name) => ({ id: name, href: '#found', label: name, note: 'Walk the Tideline' })),
  },
  decorators: [(Story) => <div style={{ minHeight: '26rem' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Search>

const type: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'a')
}

export const Closed: Story = {}
export const Found: Story = {
  play: async (context) => {
    await type(context)
    await userEvent.keyboard('{ArrowDown}')
    await expect(context.canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  },
}
export const NothingFound: Story = { args: { results: [] }, play: type }
export const Fetching: Story = { args: { results: [], status: 'fetching' }, play: type }
export const Failed: Story = { args: { results: [], status: 'failed' }, play: type }
