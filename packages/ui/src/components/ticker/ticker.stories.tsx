import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { Ticker } from './ticker.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Ticker',
  summary: 'Short news that pass by. It can be paused.',
  useFor: ['The latest gifts, as a sign of life.'],
  notFor: ['Anything that people must read: take `DonationList` or `Message`.'],
  anatomy: ['Button that pauses', 'The news, which pass by'],
  keyboard: [
    ['Tab', 'Moves to the button, then to the news'],
    ['Enter, Space', 'Pause, or go on'],
  ],
  accessibility: [
    'It stops under the pointer and under the focus, and never moves for people who want less motion.',
    'It is a region named by `label`. What is shown twice to run round is read once.',
  ],
  messages: [
    ['Name of the button while it moves', 'Pause'],
    ['Name of the button while it rests', 'Play'],
  ],
  related: ['Fundraising/Donation list', 'Content/Carousel'],
}

const meta: Meta<typeof Ticker> = {
  title: 'Fundraising/Ticker',
  component: Ticker,
  parameters: { page },
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
