import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'
import { stepperPage } from './stepper.page.ts'

const meta: Meta<typeof Stepper> = {
  title: 'Layout/Stepper',
  component: Stepper,
  parameters: { page: stepperPage },
  args: {
    'aria-label': 'Start your page',
    current: 'team',
    steps: [
      { id: 'account', label: 'You', href: '#account' },
      { id: 'page', label: 'Your page', href: '#page' },
      { id: 'team', label: 'Your team' },
      { id: 'story', label: 'Story and picture' },
      { id: 'gift', label: 'Your first gift' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Stepper>

export const InTheMiddle: Story = {}
export const AtTheStart: Story = { args: { current: 'account' } }
export const AllDone: Story = { args: { current: 'done' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
