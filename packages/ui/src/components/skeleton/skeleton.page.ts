import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const skeletonPage: ComponentFacts = {
  ...pageBasics,
  name: 'Skeleton',
  title: 'Content/Skeleton',
  summary: 'Keeps the room of what is still loading, so that nothing jumps when it comes.',
  useFor: ['Lines, rows or cards that come later.'],
  notFor: ['A wait of unknown size: take `Spinner`.', 'Content that failed: take `Message`.'],
  anatomy: ['Grey shapes: lines, rows or cards'],
  keyboard: [],
  accessibility: [
    'It is decoration, with `aria-hidden`. Say beside it that something loads, or set `aria-busy` around it.',
    noFocus,
  ],
  messages: [],
  related: ['Spinner'],
}
