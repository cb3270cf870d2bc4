import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const callToActionPage: ComponentFacts = {
  ...pageBasics,
  name: 'CallToAction',
  title: 'Fundraising/Call to action',
  summary: 'The last word of a page: what to do now.',
  useFor: ['The foot of a page, once.'],
  notFor: [
    'The first thing that is seen: take `Hero`.',
    'A message about what happened: take `Message`.',
  ],
  anatomy: ['Title', 'Text', 'Buttons, the first of them primary', 'Picture'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter', 'Follows the link of the button'],
  ],
  accessibility: [
    'It is a region named by its title, an `<h2>`.',
    'The picture has an empty `alt` unless you give one.',
  ],
  messages: [],
  related: ['Hero', 'Section'],
}
