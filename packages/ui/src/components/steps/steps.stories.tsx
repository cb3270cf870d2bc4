import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section } from '../section/section.tsx'
import { Steps } from './steps.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Steps',
  summary: 'Numbered steps that explain how something works.',
  useFor: ['Three to five steps that people read before they start.'],
  notFor: ['Progress through a form.'],
  anatomy: ['Number', 'Title', 'Text'],
  keyboard: [],
  accessibility: ['It is an `<ol>`. Each title is a heading of level 3.', noFocus],
  messages: [],
  related: ['Components/Fundraising/Call to action'],
}

const meta: Meta<typeof Steps> = {
  title: 'Components/Fundraising/Steps',
  component: Steps,
  parameters: { page, layout: 'fullscreen' },
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
