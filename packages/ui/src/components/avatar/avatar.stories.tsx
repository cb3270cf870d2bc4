import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { Avatar } from './avatar.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Avatar',
  alongside: ['AvatarProvider'],
  summary:
    'A person’s photo, or up to three initials on a colour that is always the same for that name. `AvatarProvider` replaces the initials with generated images.',
  useFor: ['People in lists, next to their names.'],
  notFor: [
    'Images with meaning: use `Picture` with `alt`.',
    'A person whose name isn’t nearby: screen readers would announce nothing.',
  ],
  anatomy: ['Photo, or initials on a colour'],
  keyboard: [],
  accessibility: ['It is decorative (`aria-hidden`), because the name is next to it.', noFocus],
  messages: [],
  related: ['Components/Fundraising/Leaderboard', 'Components/Content/Picture'],
}

const meta: Meta<typeof Avatar> = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  parameters: { page },
  args: { name: 'Siân-Llewellyn Featherstonehaugh', size: 'large' },
}
export default meta
type Story = StoryObj<typeof Avatar>

export const Initials: Story = {}
export const Picture: Story = { args: { src: './tideline/hero.svg' } }
export const NoLetters: Story = { args: { name: '🐦' } }
export const Many: Story = {
  render: () => (
    <>
      {samplePeople.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </>
  ),
}
