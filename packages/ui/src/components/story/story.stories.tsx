import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { contentKeys, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { longText, sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Section } from '../section/section.tsx'
import { Story } from './story.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Story',
  alongside: ['Quote'],
  summary:
    'A picture, what somebody said, and the story behind it. `Quote` is what somebody said alone.',
  useFor: ['One person’s story.'],
  notFor: ['Text without a person: take `RichText`.', 'What donors wrote: take `DonationList`.'],
  anatomy: ['Picture', 'Quotation', 'Name and role', 'Text'],
  keyboard: contentKeys,
  accessibility: [
    'The quotation is a `<blockquote>` in a `<figure>` whose caption names the person.',
    'The quotation mark is decoration: write the words without marks.',
  ],
  messages: [],
  related: ['Content/Rich text', 'Content/Picture'],
}

const meta: Meta<typeof Story> = {
  title: 'Content/Story',
  component: Story,
  parameters: { page, layout: 'fullscreen' },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Section title="The summer the terns came back" background="tint">
        <Story
          image={{ src: sample.picture('hero.svg'), alt: 'A long beach', width: 1600, height: 900 }}
          quote={sample.quote}
          quoteName={sample.quoteName}
          quoteRole={sample.quoteRole}
          {...args}
        >
          <p>
            So we roped off a strip of beach the length of two football pitches and put somebody
            beside it from dawn to dusk.
          </p>
        </Story>
      </Section>
    )
  },
}
export default meta
type StoryOf = StoryObj<typeof Story>

export const Full: StoryOf = {}
export const NoPicture: StoryOf = { args: { image: undefined } }
export const NoQuote: StoryOf = { args: { quote: undefined } }
export const WithLongText: StoryOf = {
  render: () => (
    <Section>
      <Story>
        <RichText html={longText} />
      </Story>
    </Section>
  ),
}
