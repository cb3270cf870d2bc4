import type { ComponentFacts } from '@milepost/presets/component-page'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-basics.ts'

export const passwordInputPage: ComponentFacts = {
  ...pageBasics,
  name: 'PasswordInput',
  title: 'Controls/Password input',
  summary: 'A password that can be shown.',
  useFor: ['Signing in, in a form that has a state of its own.'],
  notFor: ['A form of `@milepost/forms`: take `PasswordField`.'],
  anatomy: ['Label', 'Hint', 'Control', 'Button that shows or hides it', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control, then to the button'],
    ['Enter', 'In the control: sends the form around it'],
    ['Enter, Space', 'On the button: show or hide the password'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'Pasting is allowed and `autoComplete` is set, so that password managers work (WCAG 3.3.8).',
  ],
  messages: [
    ['The button while it is hidden', 'Show'],
    ['The button while it is shown', 'Hide'],
  ],
  related: ['TextField'],
}
