import type { ComponentFacts } from '@milepost/presets/component-page'
import { contentKeys, pageBasics } from '../../stories/page-basics.ts'

export const sectionPage: ComponentFacts = {
  ...pageBasics,
  name: 'Section',
  alongside: ['Container'],
  title: 'Layout/Section',
  summary:
    'A band of the page with a title of its own. Whatever is in it takes colours that can be read on its background.',
  useFor: ['The parts of a page, one below the other.'],
  notFor: ['The first view: take `Hero`.', 'One thing among others: take `Card`.'],
  anatomy: ['A few words above the title', 'Title', 'Text', 'Content', 'Edge, as the theme says'],
  keyboard: contentKeys,
  accessibility: [
    'With a title it is a region named by it, an `<h2>`.',
    'Texture and edge are decoration.',
    'Text, links and buttons in it keep the contrast of WCAG AA on each background.',
  ],
  messages: [],
  related: ['Hero', 'CallToAction', 'Card'],
}
