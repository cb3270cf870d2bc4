import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './empty-state.tsx'
import { emptyStatePage } from './empty-state.page.ts'

const meta: Meta<typeof EmptyState> = {
  title: 'Content/Empty state',
  component: EmptyState,
  parameters: { page: emptyStatePage },
  args: {
    title: 'No donations yet',
    children: 'The first one is the hardest, and the one that is remembered.',
    actions: [{ label: 'Give now', href: '#give' }],
  },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const WithAction: Story = {}
export const Bare: Story = {
  args: { icon: 'search', title: 'Nobody found', children: undefined, actions: [] },
}
