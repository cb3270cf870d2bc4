import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople, sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Container } from '../section/section.tsx'
import { SupporterHead } from './supporter-head.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'SupporterHead',
  summary: 'The top of a supporter’s page: name, cause, progress and the donate button.',
  useFor: ['The top of a supporter’s or team’s page. Use it once.'],
  notFor: ['The top of a home page: use `Hero`.'],
  anatomy: ['Image', 'Title', 'Name and subtitle', 'Progress', 'Buttons'],
  keyboard: [
    ['Tab', 'Moves between buttons'],
    ['Enter', 'Follows the button’s link'],
  ],
  accessibility: [
    'It is an `<article>` with the `<h1>` of the page.',
    'Set the image’s `alt` if it has meaning.',
  ],
  messages: [],
  related: ['Components/Fundraising/Progress', 'Components/Fundraising/Hero'],
}

const meta: Meta<typeof SupporterHead> = {
  title: 'Components/Fundraising/Supporter head',
  component: SupporterHead,
  parameters: { page, layout: 'fullscreen' },
  args: {
    title: 'Amara walks for the terns',
    name: 'Amara Okafor',
    subtitle: 'The Two-Left-Feet Walking Club',
    actions: [
      { label: 'Give to Amara', href: '#give' },
      { label: 'Share', href: '#share' },
    ],
  },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Container style={{ paddingBlock: '2rem' }}>
        <SupporterHead
          image={{ src: sample.picture('hero.svg'), alt: 'A long beach', width: 1600, height: 900 }}
          progress={{
            percent: 64,
            raised: sample.money(640),
            target: `of ${sample.money(1000)}`,
            donations: '31 donations',
          }}
          {...args}
        />
      </Container>
    )
  },
}
export default meta
type Story = StoryObj<typeof SupporterHead>

export const Full: Story = {}
export const NoImage: Story = { args: { image: undefined } }
export const LongNames: Story = {
  args: {
    name: samplePeople[1],
    title: `${samplePeople[1]} walks for every single bird on the coast`,
  },
}
export const JustStarted: Story = {
  args: {
    progress: {
      percent: 0,
      raised: '£0',
      target: 'of £1,000',
      beforeFirst: { text: 'Be the first to give', target: 'The target is £1,000' },
    },
  },
}
