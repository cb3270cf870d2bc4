import type { ComponentFacts } from '@milepost/presets/component-page'
import { contentKeys, pageBasics } from '../../stories/page-basics.ts'

export const storyPage: ComponentFacts = {
  ...pageBasics,
  name: 'Story',
  alongside: ['Quote'],
  title: 'Content/Story',
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
  related: ['RichText', 'Picture'],
}
