import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const stepsPage: ComponentFacts = {
  ...pageBasics,
  name: 'Steps',
  title: 'Fundraising/Steps',
  summary: 'How something works, in numbered steps.',
  useFor: ['Three to five steps that people read before they begin.'],
  notFor: ['Progress within a form.'],
  anatomy: ['Number', 'Title', 'Text'],
  keyboard: [],
  accessibility: ['It is an `<ol>`. Each title is a heading of level 3.', noFocus],
  messages: [],
  related: ['CallToAction'],
}
