import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const picturePage: ComponentFacts = {
  ...pageBasics,
  name: 'Picture',
  title: 'Content/Picture',
  summary:
    'A picture with its measures, so that nothing jumps when it comes. It loads when it comes near.',
  useFor: [
    'Pictures in content. `imageAtWidths` offers them in several widths.',
    'The picture of the first view: set `eager`.',
  ],
  notFor: ['The face of a person beside a name: take `Avatar`.', 'A sign: take `Icon`.'],
  anatomy: ['The picture'],
  keyboard: [],
  accessibility: [
    'Give `alt` in `image` where the picture says something. Left out, it is empty and screen readers pass over it.',
    noFocus,
  ],
  messages: [],
  related: ['Avatar', 'Embed'],
}
