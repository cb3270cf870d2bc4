import type { Meta, StoryObj } from '@storybook/react-vite'
import { InputStatus, inputStatuses } from './input-status.tsx'

const meta: Meta<typeof InputStatus> = {
  title: 'Controls/Input status',
  component: InputStatus,
  args: { status: 'fetching' },
  argTypes: { status: { control: 'radio', options: inputStatuses } },
}
export default meta
type Story = StoryObj<typeof InputStatus>

export const Fetching: Story = {}
export const Fetched: Story = { args: { status: 'fetched' } }
export const Failed: Story = { args: { status: 'failed' } }
