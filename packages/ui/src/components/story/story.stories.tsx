import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { longText } from '../../stories/sample-text.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Section } from '../section/section.tsx'
import { Story } from './story.tsx'
import { storyPage } from './story.page.ts'

const meta: Meta<typeof Story> = {
  title: 'Content/Story',
  component: Story,
  parameters: { page: storyPage, layout: 'fullscreen' },
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
