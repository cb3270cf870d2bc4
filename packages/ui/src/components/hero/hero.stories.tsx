import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Hero } from './hero.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Hero',
  summary:
    'The top of a page: a full-width image with the headline, the main actions and the live total.',
  useFor: ['The top of a home page or campaign page. Use it once.'],
  notFor: [
    'The top of a supporter’s page: use `SupporterHead`.',
    'Further down the page: use `Section` or `CallToAction`.',
  ],
  anatomy: [
    'Image, or the dark colour with the site’s pattern',
    'Headline',
    'Text',
    'Buttons',
    'Live total',
  ],
  keyboard: [
    ['Tab', 'Moves between buttons'],
    ['Enter', 'Follows the button’s link'],
  ],
  accessibility: [
    'It has the `<h1>` of the page.',
    'The image is shaded, so that text on it is readable.',
    'The total is a `Progress`.',
  ],
  messages: [],
  related: [
    'Components/Fundraising/Progress',
    'Components/Fundraising/Supporter head',
    'Components/Fundraising/Call to action',
  ],
}

const meta: Meta<typeof Hero> = {
  title: 'Components/Fundraising/Hero',
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
export const NoImage: Story = { args: { image: undefined } }
export const HeadlineOnly: Story = { args: { actions: [], total: undefined, height: 'medium' } }
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
