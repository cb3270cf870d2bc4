import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const iconPage: ComponentFacts = {
  ...pageBasics,
  name: 'Icon',
  title: 'Content/Icon',
  summary: 'A line icon, as large as the text around it and in its colour.',
  useFor: ['A sign beside words that say the same.'],
  notFor: [
    'A sign alone where there is room for words.',
    'Types of activity: take `ActivityIcon`.',
  ],
  anatomy: ['The drawing'],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration. With it, it is an image of that name.',
    'Arrows turn where text runs from right to left.',
    noFocus,
  ],
  messages: [],
  related: ['Button', 'ActivityList'],
}
