import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section, type SectionBackground } from '../section/section.tsx'
import { Progress } from './progress.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Progress',
  summary: 'The amount raised, the target and the number of donations, with milestones.',
  useFor: ['Money raised towards a target.'],
  notFor: ['The distance of a campaign: use `FitnessTotal`.', 'Loading states: use `Spinner`.'],
  anatomy: [
    'Amount and target, or text before the first donation',
    'Number of donations',
    'Bar',
    'Milestones',
  ],
  keyboard: [],
  accessibility: [
    'The bar is a `<progress>` named by `label`. Its value is announced as amount and target.',
    'Before the first donation (`beforeFirst`) there is no bar, for screen readers either.',
    'Screen readers announce whether each milestone has been reached.',
    noFocus,
  ],
  messages: [
    ['Text after the amount', 'raised'],
    ['Accessible name of the bar', 'Raised so far'],
    ['Reached milestone, for screen readers', 'reached'],
    ['Milestone not reached yet, for screen readers', 'still to come'],
  ],
  related: ['Components/Fundraising/Hero'],
}

const meta: Meta<typeof Progress> = {
  title: 'Components/Fundraising/Progress',
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
export const AboveTarget: Story = { args: { percent: 143, raised: '£357,500', milestones: [] } }
export const NoTarget: Story = { args: { target: undefined, milestones: [] } }
export const AllBackgrounds: Story = {
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
