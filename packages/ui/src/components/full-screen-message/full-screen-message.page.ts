import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const fullScreenMessagePage: ComponentFacts = {
  ...pageBasics,
  name: 'FullScreenMessage',
  title: 'Overlays/Full screen message',
  summary: 'One thing to say in place of the whole page.',
  useFor: ['A site that is loading, or a preview that could not be loaded.'],
  notFor: [
    'An address that does not exist: take `ErrorPage`.',
    'A part of a page: take `Message` or `Spinner`.',
  ],
  anatomy: ['Ring, while something is on its way', 'Title', 'Text', 'Buttons'],
  keyboard: [
    ['Tab', 'Moves from button to button'],
    ['Enter, Space', 'Press a button'],
  ],
  accessibility: [
    'It has the role `status`: screen readers hear it.',
    'The title is a paragraph, not a heading.',
  ],
  messages: [],
  related: ['Spinner', 'ErrorPage'],
}
