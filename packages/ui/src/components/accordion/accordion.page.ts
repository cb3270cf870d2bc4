import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const accordionPage: ComponentFacts = {
  ...pageBasics,
  name: 'Accordion',
  title: 'Content/Accordion',
  summary:
    'Titles that fold out what they are about. It is made of `<details>`, so it works before any script.',
  useFor: [
    'Text that few people need, under titles that many people scan.',
    'Terms, rules and details of an event.',
  ],
  notFor: [
    'Questions and answers: take `Questions`.',
    'One of a few views of the same thing: take `Tabs`.',
    'Text that everybody must read: show it.',
  ],
  anatomy: ['Title, with a plus sign', 'Content'],
  keyboard: [
    ['Tab', 'Moves from title to title, and through what is open'],
    ['Enter, Space', 'Opens or closes what is below the title'],
  ],
  accessibility: [
    'Each part is a `<details>` with a `<summary>`: screen readers say whether it is open.',
    'Find in page opens the part that has the text.',
  ],
  messages: [],
  related: ['Questions', 'Tabs'],
}
