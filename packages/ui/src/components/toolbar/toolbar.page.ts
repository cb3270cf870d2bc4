import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const toolbarPage: ComponentFacts = {
  ...pageBasics,
  name: 'Toolbar',
  title: 'Controls/Toolbar',
  summary: 'Tools for one thing, reached as one stop of the Tab key.',
  useFor: ['Three or more buttons that act on the same thing.'],
  notFor: [
    'One or two buttons: take `ButtonGroup`.',
    'Links to other pages: take `Header` or a list of links.',
  ],
  anatomy: ['Buttons, links and fields'],
  keyboard: [
    ['Tab', 'Moves to the tool that had the focus last, and on'],
    ['Arrow left, Arrow right', 'Move from tool to tool, and from the last to the first'],
    ['Home, End', 'Move to the first or the last tool'],
  ],
  accessibility: [
    'It has the role `toolbar`: name it by `aria-label`.',
    'Disabled tools are passed over. Arrow keys follow the direction of the text.',
    'Before any script each tool is a stop of its own.',
  ],
  messages: [],
  related: ['Button', 'Tabs'],
}
