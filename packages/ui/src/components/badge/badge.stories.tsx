import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Badge, badgeTones } from './badge.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Badge',
  summary: 'A word or two about a state, in five tones.',
  useFor: ['The state of one thing among others, such as “Team captain”.'],
  notFor: [
    'Something that can be pressed: take `Button`.',
    'A sentence about what happened: take `Message`.',
  ],
  anatomy: ['The words, on the colour of the tone'],
  keyboard: [],
  accessibility: [
    'It is text in its place, and is read there. Its tone is seen only: the words must say the state.',
    noFocus,
  ],
  messages: [],
  related: ['Controls/Message'],
}

const meta: Meta<typeof Badge> = {
  title: 'Content/Badge',
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
