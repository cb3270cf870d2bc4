import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const buttonPage: ComponentFacts = {
  ...pageBasics,
  name: 'Button',
  alongside: ['LinkButton', 'ButtonGroup'],
  title: 'Controls/Button',
  summary:
    'Does something on this page. `LinkButton` leads somewhere else and looks the same; `ButtonGroup` puts them side by side.',
  useFor: [
    'Sending a form, opening a dialog, changing what is shown.',
    'One primary button in a view; the others are secondary or tertiary.',
  ],
  notFor: [
    'Leading to another page: take `LinkButton`.',
    'A link within text: write a link.',
    'Sending a form of `@milepost/forms`: take its `SubmitButton`.',
  ],
  anatomy: ['Words', 'Icon'],
  keyboard: [
    ['Tab', 'Moves to the button'],
    ['Enter, Space', 'Press a button; Enter follows a `LinkButton`'],
  ],
  accessibility: [
    'It is a `<button>` with `type="button"` unless you give another. `LinkButton` is an `<a>`.',
    'It is at least 44 pixels high in every size.',
    'A disabled button takes no focus: say why it cannot be pressed.',
  ],
  messages: [],
  related: ['CallToAction'],
}
