import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones } from './badge.tsx'
import { badgePage } from './badge.page.ts'

const meta: Meta<typeof Badge> = {
  title: 'Content/Badge',
  component: Badge,
  parameters: { page: badgePage },
  args: { children: 'Team captain' },
  argTypes: { tone: { control: 'radio', options: badgeTones } },
}
export default meta
type Story = StoryObj<typeof Badge>

export const Neutral: Story = {}
export const Tones: Story = {
  render: () => (
    <p>
      {badgeTones.map((tone) => (
        <span key={tone}>
          <Badge tone={tone}>{tone}</Badge>{' '}
        </span>
      ))}
    </p>
  ),
}
