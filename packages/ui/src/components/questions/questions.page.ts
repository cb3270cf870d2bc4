import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const questionsPage: ComponentFacts = {
  ...pageBasics,
  name: 'Questions',
  title: 'Content/Questions',
  summary: 'Questions that fold out their answers.',
  useFor: ['Frequent questions, in the words in which people ask them.'],
  notFor: [
    'Other text that folds out: take `Accordion`.',
    'One question: write a headline and the answer.',
  ],
  anatomy: ['Question, with a plus sign', 'Answer'],
  keyboard: [
    ['Tab', 'Moves from question to question, and through open answers'],
    ['Enter, Space', 'Opens or closes an answer'],
  ],
  accessibility: [
    'It is an `Accordion`: each question is a `<summary>`, and screen readers say whether it is open.',
    'Find in page opens the answer that has the text.',
  ],
  messages: [],
  related: ['Accordion', 'RichText'],
}
