import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Countdown } from './countdown.tsx'

const nowMs = 1_800_000_000_000

const page: ComponentPage = {
  ...pageBasics,
  name: 'Countdown',
  summary: 'Time left in days, hours, minutes and seconds.',
  useFor: ['The start or end of an event.'],
  notFor: ['A date that people plan around: show the date as well.'],
  anatomy: ['Four numbers, each with its unit'],
  keyboard: [],
  accessibility: [
    'It has the role `timer`, so screen readers don’t announce every second.',
    'The server and the browser first render the same time, from `nowMs`.',
    noFocus,
  ],
  messages: [
    ['First unit', 'days'],
    ['Second unit', 'hours'],
    ['Third unit', 'minutes'],
    ['Fourth unit', 'seconds'],
  ],
  related: ['Components/Overlays/Preview banner', 'Components/Fundraising/Stat'],
}

const meta: Meta<typeof Countdown> = {
  title: 'Components/Fundraising/Countdown',
  component: Countdown,
  parameters: { page },
  args: { nowMs, endMs: nowMs + 1_234_567_000, clock: () => nowMs },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const TwoWeeks: Story = {}
export const Ended: Story = { args: { endMs: 0 } }
