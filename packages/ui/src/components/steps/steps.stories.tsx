import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { Section } from '../section/section.tsx'
import { Steps } from './steps.tsx'
import { stepsPage } from './steps.page.ts'

const meta: Meta<typeof Steps> = {
  title: 'Fundraising/Steps',
  component: Steps,
  parameters: { page: stepsPage, layout: 'fullscreen' },
  args: { items: [] },
  render: (_, { globals }) => (
    <Section title="How it works">
      <Steps items={sampleBrandOf(globals['brand']).steps} />
    </Section>
  ),
}
export default meta
type Story = StoryObj<typeof Steps>

export const Three: Story = {}
export const OnDark: Story = {
  render: (_, { globals }) => (
    <Section title="How it works" background="dark">
      <Steps items={sampleBrandOf(globals['brand']).steps} />
    </Section>
  ),
}
