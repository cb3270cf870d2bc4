import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePeople } from '../../stories/sample-brands.ts'
import { Avatar } from './avatar.tsx'
import { avatarPage } from './avatar.page.ts'

const meta: Meta<typeof Avatar> = {
  title: 'Content/Avatar',
  component: Avatar,
  parameters: { page: avatarPage },
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
