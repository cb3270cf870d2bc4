import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const stepperPage: ComponentFacts = {
  ...pageBasics,
  name: 'Stepper',
  title: 'Layout/Stepper',
  summary: 'How far somebody has come in something that takes several steps.',
  useFor: ['A form in three to six steps.'],
  notFor: ['Explaining how something works: take `Steps`.', 'Pages of a list: take `Pagination`.'],
  anatomy: ['Number of the step, or a check', 'Name of the step'],
  keyboard: [
    ['Tab', 'Moves through steps that are done and have an address'],
    ['Enter', 'Goes back to that step'],
  ],
  accessibility: [
    'It is an `<ol>`. Give it an `aria-label`.',
    'The current step has `aria-current="step"`. Screen readers hear of each step that is done.',
  ],
  messages: [['Before a step that is done, for screen readers', 'done:']],
  related: ['Steps', 'Pagination'],
}
