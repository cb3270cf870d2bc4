import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { longText } from '../../stories/samples.fixtures.ts'
import { Section, sectionBackgrounds } from '../section/section.tsx'
import { RichText } from './rich-text.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'RichText',
  summary: 'Formatted text with headings, lists and links. It accepts only sanitised HTML.',
  useFor: ['Stories and content from the CMS.'],
  notFor: ['Unsanitised HTML: the type rejects it.', 'Editing text: use `RichTextEditor`.'],
  anatomy: ['Headings, paragraphs, lists, quotes, links, images'],
  keyboard: linkKeys,
  accessibility: [
    'Headings keep their level.',
    'Links are underlined, so they don’t rely on colour alone.',
  ],
  messages: [],
  related: ['Components/Controls/Rich text editor', 'Components/Content/Story'],
}

const meta: Meta<typeof RichText> = {
  title: 'Components/Content/Rich text',
  component: RichText,
  parameters: { page },
  args: { html: longText },
}
export default meta
type Story = StoryObj<typeof RichText>

export const Everything: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllBackgrounds: Story = {
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
