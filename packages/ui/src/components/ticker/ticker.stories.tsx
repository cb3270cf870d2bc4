import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { Ticker } from './ticker.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Ticker',
  summary: 'Short updates that scroll by, with a pause button.',
  useFor: ['The latest donations, to show that the campaign is active.'],
  notFor: ['Anything that people must read: use `DonationList` or `Message`.'],
  anatomy: ['Pause button', 'Updates'],
  keyboard: [
    ['Tab', 'Moves to the button, then to the updates'],
    ['Enter, Space', 'Pause or continue'],
  ],
  accessibility: [
    'It pauses on hover and focus, and doesn’t move if the user prefers reduced motion.',
    'It is a region named by `label`. Updates are duplicated for the animation, and announced once.',
  ],
  messages: [
    ['Accessible name of the button while the ticker moves', 'Pause'],
    ['Accessible name of the button while the ticker is paused', 'Play'],
  ],
  related: ['Components/Fundraising/Donation list', 'Components/Content/Carousel'],
}

const meta: Meta<typeof Ticker> = {
  title: 'Components/Fundraising/Ticker',
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
