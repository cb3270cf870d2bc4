import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { sectionBackgrounds } from '../section/section.tsx'
import { CallToAction } from './call-to-action.tsx'
import { callToActionPage } from './call-to-action.page.ts'

const meta: Meta<typeof CallToAction> = {
  title: 'Fundraising/Call to action',
  component: CallToAction,
  parameters: { page: callToActionPage, layout: 'fullscreen' },
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
