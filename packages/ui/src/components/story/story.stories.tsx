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
  summary: 'An image, a quote and the story behind it. `Quote` is the quote on its own.',
  useFor: ['One person’s story.'],
  notFor: [
    'Text that isn’t about a person: use `RichText`.',
    'Messages from donors: use `DonationList`.',
  ],
  anatomy: ['Image', 'Quote', 'Name and role', 'Text'],
  keyboard: contentKeys,
  accessibility: [
    'The quote is a `<blockquote>` in a `<figure>`. Its caption names the person.',
    'The quotation mark is decorative, so write the text without quotation marks.',
  ],
  messages: [],
  related: ['Components/Content/Rich text', 'Components/Content/Picture'],
}

const meta: Meta<typeof Story> = {
  title: 'Components/Content/Story',
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
export const NoImage: StoryOf = { args: { image: undefined } }
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
