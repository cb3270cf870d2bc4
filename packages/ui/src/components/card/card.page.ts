import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const cardPage: ComponentFacts = {
  ...pageBasics,
  name: 'Card',
  alongside: ['Grid'],
  title: 'Content/Card',
  summary:
    'One thing among others, with a title, and a picture if there is one. With `href`, a press anywhere on it follows its link.',
  useFor: ['Things of a kind that lead on, side by side in a `Grid`.'],
  notFor: [
    'Content with buttons of its own: a card with `href` must have nothing else that can be pressed.',
    'What a gift does: take `GiftCards`.',
  ],
  anatomy: ['Picture', 'Title, which is the link', 'Text', 'Foot'],
  keyboard: [
    ['Tab', 'Moves from card to card'],
    ['Enter', 'Follows the link of the card'],
  ],
  accessibility: [
    'It is an `<article>` with a heading. Set `level` to fit the outline of the page.',
    'The link is the title alone, so that its name is short.',
    'The picture has an empty `alt` unless you give one.',
  ],
  messages: [],
  related: ['GiftCards', 'Carousel'],
}
