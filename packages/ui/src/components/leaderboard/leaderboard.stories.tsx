import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople, sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section } from '../section/section.tsx'
import { Leaderboard, LeaderboardItem } from './leaderboard.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Leaderboard',
  alongside: ['LeaderboardItem'],
  summary: 'A ranking of people or teams. Each row links to a page.',
  useFor: ['The top 5 to 50 of a campaign.'],
  notFor: ['Several columns of numbers: use `Table`.'],
  anatomy: [
    'Rank',
    'Initials or photo',
    'Name',
    'Subtitle',
    'Amount',
    'Text for an empty leaderboard',
  ],
  keyboard: [
    ['Tab', 'Moves between rows'],
    ['Enter', 'Opens the row’s page'],
  ],
  accessibility: [
    'It is an `<ol>`. Set `aria-label` if there is no heading above it.',
    'Only the name is the link.',
    'The user’s own row has a frame. Mention it in `subtitle` as well, because screen readers don’t announce the frame.',
  ],
  messages: [],
  related: ['Components/Fundraising/Donation list'],
}

const meta: Meta<typeof Leaderboard> = {
  title: 'Components/Fundraising/Leaderboard',
  component: Leaderboard,
  parameters: { page, layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Leaderboard>

function rows(count: number, brand: unknown) {
  const { money } = sampleBrandOf(brand)
  return Array.from({ length: count }, (_, index) => (
    <LeaderboardItem
      key={index}
      rank={index + 1}
      name={samplePeople[index % samplePeople.length] ?? ''}
      subtitle={index % 3 === 1 ? undefined : 'The Two-Left-Feet Walking Club'}
      amount={money(Math.round(9400 / (index + 1)) + 35)}
      href={`#page-${index}`}
    />
  ))
}

export const Five: Story = {
  render: (_, { globals }) => (
    <Section title="Walkers out in front">
      <Leaderboard>{rows(5, globals['brand'])}</Leaderboard>
    </Section>
  ),
}
export const Ten: Story = {
  render: (_, { globals }) => (
    <Section title="Teams on the shore" background="tint">
      <Leaderboard>{rows(10, globals['brand'])}</Leaderboard>
    </Section>
  ),
}
export const Fifty: Story = {
  render: (_, { globals }) => (
    <Section title="Everyone on the coast">
      <Leaderboard>{rows(50, globals['brand'])}</Leaderboard>
    </Section>
  ),
}
export const OnDark: Story = {
  render: (_, { globals }) => (
    <Section title="Walkers out in front" background="dark">
      <Leaderboard columns="one">{rows(7, globals['brand'])}</Leaderboard>
    </Section>
  ),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (_, { globals }) => (
    <Section title="المتصدرون">
      <Leaderboard>{rows(8, globals['brand'])}</Leaderboard>
    </Section>
  ),
}
export const Empty: Story = {
  render: () => (
    <Section title="Walkers out in front">
      <Leaderboard empty="No one’s started yet. First place could be yours." />
    </Section>
  ),
}
