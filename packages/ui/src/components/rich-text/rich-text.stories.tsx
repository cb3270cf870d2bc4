import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { longText } from '../../stories/samples.fixtures.ts'
import { Section, sectionBackgrounds } from '../section/section.tsx'
import { RichText } from './rich-text.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'RichText',
  summary:
    'Text that people wrote, with its headings, lists and links. It takes sanitised HTML only.',
  useFor: ['Stories and texts from the content service.'],
  notFor: [
    'Markup that no sanitiser has seen: the type refuses it.',
    'Writing such text: take `RichTextEditor`.',
  ],
  anatomy: ['Headings, paragraphs, lists, quotations, links, pictures'],
  keyboard: linkKeys,
  accessibility: [
    'Headings keep the level that they were written with.',
    'Links are underlined, so that colour is not the only difference.',
  ],
  messages: [],
  related: ['Controls/Rich text editor', 'Content/Story'],
}

const meta: Meta<typeof RichText> = {
  title: 'Content/Rich text',
  component: RichText,
  parameters: { page },
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
