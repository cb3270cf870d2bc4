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
    'The picture of a person, or up to three initials on a colour that is always the same for that name. `AvatarProvider` draws pictures in place of the initials.',
  useFor: ['A person in a list, beside the name.'],
  notFor: [
    'A picture that says something by itself: take `Picture` with `alt`.',
    'A person whose name is nowhere near: screen readers would not hear of it.',
  ],
  anatomy: ['Picture, or initials on a colour'],
  keyboard: [],
  accessibility: [
    'It is decoration, with `aria-hidden`: the name beside it says who it is.',
    noFocus,
  ],
  messages: [],
  related: ['Fundraising/Leaderboard', 'Content/Picture'],
}

const meta: Meta<typeof Avatar> = {
  title: 'Content/Avatar',
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
