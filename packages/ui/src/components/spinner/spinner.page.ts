import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const spinnerPage: ComponentFacts = {
  ...pageBasics,
  name: 'Spinner',
  alongside: ['Loading', 'Delayed'],
  title: 'Content/Spinner',
  summary:
    'A ring that turns while something is on its way. `Loading` shows it with words, `Delayed` only after a moment.',
  useFor: [
    'A wait of more than a moment.',
    '`Loading` in place of a part or, with `fullScreen`, of the whole window.',
  ],
  notFor: ['The whole page: take `FullScreenMessage`.'],
  anatomy: ['Ring', 'Words, in `Loading`'],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration beside a text. `Loading` is an `<output>`: screen readers hear it.',
    'For people who want less motion it does not turn: it fades in and out.',
    noFocus,
  ],
  messages: [['`Loading` without words of its own', 'Loading …']],
  related: ['FullScreenMessage'],
}
