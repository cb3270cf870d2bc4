import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const inputStatusPage: ComponentFacts = {
  ...pageBasics,
  name: 'InputStatus',
  title: 'Controls/Input status',
  summary:
    'A sign of what has become of a question that an input asked: on its way, answered, or failed.',
  useFor: ['Beside a field that asks a server, such as whether an address is free.'],
  notFor: ['An error of a field: give the field its `error`.', 'A wait elsewhere: take `Spinner`.'],
  anatomy: ['Turning ring, check or warning'],
  keyboard: [],
  accessibility: [
    'It is decoration, with `aria-hidden`: say the same in words beside it.',
    noFocus,
  ],
  messages: [],
  related: ['Spinner', 'TextField'],
}
