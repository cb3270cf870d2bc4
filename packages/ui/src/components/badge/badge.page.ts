import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const badgePage: ComponentFacts = {
  ...pageBasics,
  name: 'Badge',
  title: 'Content/Badge',
  summary: 'A word or two about a state, in five tones.',
  useFor: ['The state of one thing among others, such as “Team captain”.'],
  notFor: [
    'Something that can be pressed: take `Button`.',
    'A sentence about what happened: take `Message`.',
  ],
  anatomy: ['The words, on the colour of the tone'],
  keyboard: [],
  accessibility: [
    'It is text in its place, and is read there. Its tone is seen only: the words must say the state.',
    noFocus,
  ],
  messages: [],
  related: ['Message'],
}
