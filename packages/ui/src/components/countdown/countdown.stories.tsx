import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Countdown } from './countdown.tsx'

const nowMs = 1_800_000_000_000

const page: ComponentPage = {
  ...pageBasics,
  name: 'Countdown',
  summary: 'The time that is left, in days, hours, minutes and seconds.',
  useFor: ['The start or the end of an event.'],
  notFor: ['A date that people plan with: write the date, too.'],
  anatomy: ['Four figures, each with its unit'],
  keyboard: [],
  accessibility: [
    'It has the role `timer`: nothing is announced while it ticks.',
    'Server and browser begin with the same time, `nowMs`.',
    noFocus,
  ],
  messages: [
    ['First unit', 'days'],
    ['Second unit', 'hours'],
    ['Third unit', 'minutes'],
    ['Fourth unit', 'seconds'],
  ],
  related: ['Overlays/Preview banner', 'Fundraising/Stat'],
}

const meta: Meta<typeof Countdown> = {
  title: 'Fundraising/Countdown',
  component: Countdown,
  parameters: { page },
  args: { nowMs, endMs: nowMs + 1_234_567_000, clock: () => nowMs },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const TwoWeeks: Story = {}
export const Over: Story = { args: { endMs: 0 } }
