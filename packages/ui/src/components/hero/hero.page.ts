import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const heroPage: ComponentFacts = {
  ...pageBasics,
  name: 'Hero',
  title: 'Fundraising/Hero',
  summary:
    'The first thing that is seen: a scene across the window with the promise, what to do, and how far it has come.',
  useFor: ['The top of a home page or of a campaign, once.'],
  notFor: [
    'The head of a supporter’s page: take `SupporterHead`.',
    'A band further down: take `Section` or `CallToAction`.',
  ],
  anatomy: [
    'Scene, or the dark colour with the texture of the site',
    'Promise',
    'Text',
    'Buttons',
    'Live total',
  ],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter', 'Follows the link of the button'],
  ],
  accessibility: [
    'It has the `<h1>` of the page.',
    'A shade is over the scene, so that words on it can be read.',
    'The total is a `Progress`.',
  ],
  messages: [],
  related: ['Progress', 'SupporterHead', 'CallToAction'],
}
