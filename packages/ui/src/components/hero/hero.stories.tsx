import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { Hero } from './hero.tsx'
import { heroPage } from './hero.page.ts'

const meta: Meta<typeof Hero> = {
  title: 'Fundraising/Hero',
  component: Hero,
  parameters: { page: heroPage, layout: 'fullscreen' },
  args: { title: '' },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Hero
        text={sample.text}
        image={{ src: sample.picture('hero.svg'), width: 1600, height: 900 }}
        actions={sample.actions}
        total={{
          percent: 57,
          raised: sample.raised,
          target: sample.target,
          donations: '3,012 donations',
        }}
        {...args}
        title={args.title || sample.title}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof Hero>

export const Full: Story = {}
export const NoPicture: Story = { args: { image: undefined } }
export const PromiseOnly: Story = { args: { actions: [], total: undefined, height: 'medium' } }
export const LongTitle: Story = {
  args: {
    title:
      'Walk a hundred kilometres of Pembrokeshire’s coastline with Llanfairpwllgwyngyll Walkers',
  },
}
export const NothingRaisedYet: Story = {
  args: {
    total: {
      percent: 0,
      raised: '£0',
      target: 'of £250,000',
      beforeFirst: { text: 'Be the first to give', target: 'The target is £250,000' },
    },
  },
}
