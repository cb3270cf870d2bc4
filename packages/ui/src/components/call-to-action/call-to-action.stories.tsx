import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { sectionBackgrounds } from '../section/section.tsx'
import { CallToAction } from './call-to-action.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'CallToAction',
  summary: 'A closing banner with the page’s main action.',
  useFor: ['The end of a page. Use it once.'],
  notFor: ['The top of a page: use `Hero`.', 'Feedback: use `Message`.'],
  anatomy: ['Title', 'Text', 'Buttons. The first one is primary', 'Image'],
  keyboard: [
    ['Tab', 'Moves between buttons'],
    ['Enter', 'Follows the button’s link'],
  ],
  accessibility: [
    'It is a region named by its title, an `<h2>`.',
    'The image is decorative unless you set `alt`.',
  ],
  messages: [],
  related: ['Components/Fundraising/Hero', 'Components/Layout/Section'],
}

const meta: Meta<typeof CallToAction> = {
  title: 'Components/Fundraising/Call to action',
  component: CallToAction,
  parameters: { page, layout: 'fullscreen' },
  args: {
    title: 'The tide will not wait',
    text: 'Start a page tonight, walk tomorrow, and see your first donation before the kettle boils.',
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
export const WithImage: Story = {
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
