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
  summary: 'A ranked list: people or teams in their order, each row a link to its page.',
  useFor: ['The first five to fifty of a campaign.'],
  notFor: ['Figures in several columns: take `Table`.'],
  anatomy: [
    'Rank',
    'Initials or picture',
    'Name',
    'Subtitle',
    'Amount',
    'What is said when there is nobody',
  ],
  keyboard: [
    ['Tab', 'Moves from row to row'],
    ['Enter', 'Opens the page of the row'],
  ],
  accessibility: [
    'It is an `<ol>`. Give it an `aria-label` where no heading is above it.',
    'The link of a row is its name alone.',
    'The reader’s own row has a frame. Say whose it is in `subtitle`: a frame is seen only.',
  ],
  messages: [],
  related: ['Fundraising/Donation list'],
}

const meta: Meta<typeof Leaderboard> = {
  title: 'Fundraising/Leaderboard',
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
      <Leaderboard empty="Nobody has started yet. The first place is yours." />
    </Section>
  ),
}
