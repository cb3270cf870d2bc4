import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { sectionBackgrounds } from '../section/section.tsx'
import { CallToAction } from './call-to-action.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'CallToAction',
  summary: 'The last word of a page: what to do now.',
  useFor: ['The foot of a page, once.'],
  notFor: [
    'The first thing that is seen: take `Hero`.',
    'A message about what happened: take `Message`.',
  ],
  anatomy: ['Title', 'Text', 'Buttons, the first of them primary', 'Picture'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter', 'Follows the link of the button'],
  ],
  accessibility: [
    'It is a region named by its title, an `<h2>`.',
    'The picture has an empty `alt` unless you give one.',
  ],
  messages: [],
  related: ['Fundraising/Hero', 'Layout/Section'],
}

const meta: Meta<typeof CallToAction> = {
  title: 'Fundraising/Call to action',
  component: CallToAction,
  parameters: { page, layout: 'fullscreen' },
  args: {
    title: 'The tide will not wait',
    text: 'Start a page tonight, walk tomorrow, and see the first gift come in before the kettle boils.',
  },
  argTypes: { background: { control: 'radio', options: sectionBackgrounds } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '6rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <CallToAction actions={sampleBrandOf(globals['brand']).actions} {...args} />
  ),
}
export default meta
type Story = StoryObj<typeof CallToAction>

export const Primary: Story = {}
export const Dark: Story = { args: { background: 'dark' } }
export const WithPicture: Story = {
  args: { background: 'dark' },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <CallToAction
        {...args}
        actions={sample.actions}
        image={{ src: sample.picture('hero.svg'), width: 1600, height: 900 }}
      />
    )
  },
}
