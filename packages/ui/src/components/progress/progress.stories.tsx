import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section, type SectionBackground } from '../section/section.tsx'
import { Progress } from './progress.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Progress',
  summary: 'What has been raised, of how much, and by how many, with milestones on the way.',
  useFor: ['Money on its way to a target.'],
  notFor: ['Distance of a campaign: take `FitnessTotal`.', 'A wait: take `Spinner`.'],
  anatomy: [
    'Amount and target, or words before the first gift',
    'Number of gifts',
    'Bar',
    'Milestones',
  ],
  keyboard: [],
  accessibility: [
    'The bar is a `<progress>` named by `label`. Its value is said in words: the amount and the target.',
    'Before the first gift (`beforeFirst`) there is no bar, and nothing to hear of one.',
    'Screen readers hear of each milestone whether it is reached.',
    noFocus,
  ],
  messages: [
    ['After the amount', 'raised'],
    ['Name of the bar', 'Raised so far'],
    ['A milestone behind, for screen readers', 'reached'],
    ['A milestone ahead, for screen readers', 'still to come'],
  ],
  related: ['Fundraising/Hero'],
}

const meta: Meta<typeof Progress> = {
  title: 'Fundraising/Progress',
  component: Progress,
  parameters: { page },
  args: { percent: 57, raised: '' },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Progress
        target={sample.target}
        donations="3,012 donations"
        milestones={sample.milestones}
        {...args}
        raised={args.raised || sample.raised}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof Progress>

export const Full: Story = {}
export const Compact: Story = { args: { size: 'compact', milestones: [] } }
export const Empty: Story = {
  args: {
    percent: 0,
    raised: '£0',
    donations: undefined,
    beforeFirst: { text: 'Be the first to give', target: 'The target is £500' },
    milestones: [],
  },
}
export const Beyond: Story = { args: { percent: 143, raised: '£357,500', milestones: [] } }
export const NoTarget: Story = { args: { target: undefined, milestones: [] } }
export const OnEveryBackground: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    const backgrounds: readonly SectionBackground[] = ['tint', 'primary', 'dark']
    return (
      <>
        {backgrounds.map((background) => (
          <Section key={background} background={background} title={`On ${background}`}>
            <Progress
              label={`Raised, on ${background}`}
              percent={57}
              raised={sample.raised}
              target={sample.target}
              milestones={sample.milestones}
            />
          </Section>
        ))}
      </>
    )
  },
}
