import type { ComponentFacts } from '@milepost/presets/component-page'
import { linkKeys, pageBasics } from '../../stories/page-basics.ts'

export const sponsorGridPage: ComponentFacts = {
  ...pageBasics,
  name: 'SponsorGrid',
  title: 'Content/Sponsor grid',
  summary: 'The logos of sponsors, by tier.',
  useFor: ['Organisations that pay for a campaign.'],
  notFor: ['Pictures of content: take `Grid` with `Picture`.'],
  anatomy: ['Name of the tier', 'Logos, or names'],
  keyboard: linkKeys,
  accessibility: [
    'A logo has the name of the sponsor as its `alt` unless you give one.',
    'A tier is a heading of level 3.',
    'Links have `rel="sponsored"`.',
  ],
  messages: [],
  related: ['Picture', 'Section'],
}
