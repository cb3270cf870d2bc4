import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const tooltipPage: ComponentFacts = {
  ...pageBasics,
  name: 'Tooltip',
  title: 'Overlays/Tooltip',
  summary:
    'A few words about the element in it, on hover and on focus. It works without any script.',
  useFor: ['A short explanation that is of use and not needed.'],
  notFor: [
    'What everybody must know: write it beside the element, or as the `hint` of a field.',
    'Anything that can be pressed: take `Modal`.',
  ],
  anatomy: ['Element', 'Words above it'],
  keyboard: [
    ['Tab', 'Moves to the element, and shows the words'],
    ['Escape', 'Hides them; the focus stays'],
  ],
  accessibility: [
    'The words describe the element by `aria-describedby`.',
    'The pointer may move onto the words, and Escape hides them (WCAG 1.4.13).',
  ],
  messages: [],
  related: ['Modal', 'Button'],
}
