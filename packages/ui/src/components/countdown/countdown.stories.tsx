import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './countdown.tsx'
import { countdownPage } from './countdown.page.ts'

const nowMs = 1_800_000_000_000

const meta: Meta<typeof Countdown> = {
  title: 'Fundraising/Countdown',
  component: Countdown,
  parameters: { page: countdownPage },
  args: { nowMs, endMs: nowMs + 1_234_567_000, clock: () => nowMs },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const TwoWeeks: Story = {}
export const Over: Story = { args: { endMs: 0 } }
