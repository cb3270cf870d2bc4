import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePeople, sampleBrandOf } from '../../stories/sample-brands.ts'
import { Section } from '../section/section.tsx'
import { LeaderboardItem } from './leaderboard-item.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { leaderboardPage } from './leaderboard.page.ts'

const meta: Meta<typeof Leaderboard> = {
  title: 'Fundraising/Leaderboard',
  component: Leaderboard,
  parameters: { page: leaderboardPage, layout: 'fullscreen' },
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
      highlight={index === 4}
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
