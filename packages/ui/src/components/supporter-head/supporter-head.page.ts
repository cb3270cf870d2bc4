import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const supporterHeadPage: ComponentFacts = {
  ...pageBasics,
  name: 'SupporterHead',
  title: 'Fundraising/Supporter head',
  summary: 'The head of a supporter’s page: who, for what, how far, and the button to give.',
  useFor: ['The top of a supporter’s or a team’s page, once.'],
  notFor: ['The top of a home page: take `Hero`.'],
  anatomy: ['Picture', 'Title', 'Name and what is below it', 'Progress', 'Buttons'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter', 'Follows the link of the button'],
  ],
  accessibility: [
    'It is an `<article>` with the `<h1>` of the page.',
    'Give the picture an `alt` where it says something.',
  ],
  messages: [],
  related: ['Progress', 'Hero'],
}
