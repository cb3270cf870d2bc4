import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { Section, type SectionBackground } from '../section/section.tsx'
import { Progress } from './progress.tsx'
import { progressPage } from './progress.page.ts'

const meta: Meta<typeof Progress> = {
  title: 'Fundraising/Progress',
  component: Progress,
  parameters: { page: progressPage },
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
