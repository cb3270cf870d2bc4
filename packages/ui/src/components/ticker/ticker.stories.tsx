import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { samplePeople } from '../../stories/sample-brands.ts'
import { Ticker } from './ticker.tsx'
import { tickerPage } from './ticker.page.ts'

const meta: Meta<typeof Ticker> = {
  title: 'Fundraising/Ticker',
  component: Ticker,
  parameters: { page: tickerPage },
  args: {
    label: 'Latest donations',
    items: samplePeople.map((name) => ({ id: name, content: `${name} gave £25` })),
  },
}
export default meta
type Story = StoryObj<typeof Ticker>

export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus()
  },
}
