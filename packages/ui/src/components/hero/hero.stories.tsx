import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Hero } from './hero.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Hero',
  summary:
    'The first thing that is seen: a scene across the window with the promise, what to do, and how far it has come.',
  useFor: ['The top of a home page or of a campaign, once.'],
  notFor: [
    'The head of a supporter’s page: take `SupporterHead`.',
    'A band further down: take `Section` or `CallToAction`.',
  ],
  anatomy: [
    'Scene, or the dark colour with the texture of the site',
    'Promise',
    'Text',
    'Buttons',
    'Live total',
  ],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter', 'Follows the link of the button'],
  ],
  accessibility: [
    'It has the `<h1>` of the page.',
    'A shade is over the scene, so that words on it can be read.',
    'The total is a `Progress`.',
  ],
  messages: [],
  related: ['Fundraising/Progress', 'Fundraising/Supporter head', 'Fundraising/Call to action'],
}

const meta: Meta<typeof Hero> = {
  title: 'Fundraising/Hero',
  component: Hero,
  parameters: { page, layout: 'fullscreen' },
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
