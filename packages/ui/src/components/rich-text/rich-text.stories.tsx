import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText } from '../../stories/sample-text.ts'
import { Section, sectionBackgrounds } from '../section/section.tsx'
import { RichText } from './rich-text.tsx'
import { richTextPage } from './rich-text.page.ts'

const meta: Meta<typeof RichText> = {
  title: 'Content/Rich text',
  component: RichText,
  parameters: { page: richTextPage },
  args: { html: longText },
}
export default meta
type Story = StoryObj<typeof RichText>

export const Everything: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const OnEveryBackground: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {sectionBackgrounds.map((background) => (
        <Section key={background} background={background}>
          <RichText {...args} />
        </Section>
      ))}
    </>
  ),
}
