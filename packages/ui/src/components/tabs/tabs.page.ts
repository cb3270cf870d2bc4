import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const tabsPage: ComponentFacts = {
  ...pageBasics,
  name: 'Tabs',
  title: 'Content/Tabs',
  summary:
    'One of several contents at a time. Without a script all of them are shown, one below the other.',
  useFor: ['Two to six views of the same kind, such as people and teams.'],
  notFor: [
    'Pages with addresses of their own: take links.',
    'Text that folds out: take `Accordion`.',
  ],
  anatomy: ['Row of tabs', 'Content of the chosen tab'],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its content'],
    ['Arrow left, Arrow right', 'Choose the tab beside it, and from the last the first'],
    ['Home, End', 'Choose the first or the last tab'],
  ],
  accessibility: [
    'It has the roles `tablist`, `tab` and `tabpanel`. `label` names the row.',
    'The row is one stop of the Tab key.',
    'The arrow keys follow the direction of the text.',
  ],
  messages: [],
  related: ['Accordion'],
}
