import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Badge, badgeTones } from './badge.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Badge',
  summary: 'A short status label, in one of five tones.',
  useFor: ['The status of an item in a list, such as “Team captain”.'],
  notFor: ['Actions: use `Button`.', 'Feedback in whole sentences: use `Message`.'],
  anatomy: ['Text on the tone’s colour'],
  keyboard: [],
  accessibility: [
    'It is plain text. Screen readers don’t announce the tone, so the text must describe the status.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Controls/Message'],
}

const meta: Meta<typeof Badge> = {
  title: 'Components/Content/Badge',
  component: Badge,
  parameters: { page },
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
