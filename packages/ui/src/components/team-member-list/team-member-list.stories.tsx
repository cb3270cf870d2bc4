import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePeople } from '../../stories/sample-brands.ts'
import { Section } from '../section/section.tsx'
import { TeamMemberList } from './team-member-list.tsx'
import { teamMemberListPage } from './team-member-list.page.ts'

const meta: Meta<typeof TeamMemberList> = {
  title: 'Fundraising/Team members',
  component: TeamMemberList,
  parameters: { page: teamMemberListPage, layout: 'fullscreen' },
  args: {
    members: samplePeople.map((name, index) => ({
      id: index,
      name,
      raised: `£${(samplePeople.length - index) * 135}`,
      distance: index % 4 === 3 ? undefined : `${index * 7 + 3}.5 km`,
      href: index === 2 ? undefined : `#page-${index}`,
      captain: index === 1,
    })),
  },
  render: (args) => (
    <Section title="The team">
      <TeamMemberList {...args} />
    </Section>
  ),
}
export default meta
type Story = StoryObj<typeof TeamMemberList>

export const Many: Story = {}
export const Empty: Story = {
  args: {
    members: [],
    empty: 'Nobody has joined yet. Send your friends the address of this page.',
  },
}
export const OnDark: Story = {
  render: (args) => (
    <Section title="The team" background="dark">
      <TeamMemberList {...args} />
    </Section>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
