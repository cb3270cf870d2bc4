import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const emptyStatePage: ComponentFacts = {
  ...pageBasics,
  name: 'EmptyState',
  title: 'Content/Empty state',
  summary: 'Says that there is nothing yet, and what to do about it.',
  useFor: ['A list or a page without entries.', 'A search that found nothing.'],
  notFor: [
    'Something that failed: take `Message` with the tone `error`.',
    'A page that does not exist: take `ErrorPage`.',
  ],
  anatomy: ['Sign', 'Title', 'Text', 'Buttons that lead on'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter', 'Follows the link of the button'],
  ],
  accessibility: [
    'The title is a paragraph, not a heading: it does not change the outline of the page.',
    'The sign is decoration.',
  ],
  messages: [],
  related: ['Message', 'ErrorPage'],
}
