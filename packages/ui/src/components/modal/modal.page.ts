import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const modalPage: ComponentFacts = {
  ...pageBasics,
  name: 'Modal',
  title: 'Overlays/Modal',
  summary: 'A dialog over the page. It is the `<dialog>` of the browser.',
  useFor: ['A short task that comes between somebody and what they want to do.'],
  notFor: ['News: take `Message` or `Toast`.', 'A long form: give it a page.'],
  anatomy: ['Title', 'Button that closes it', 'Content'],
  keyboard: [
    ['Tab', 'Moves through what is in it, and never behind it'],
    ['Enter, Space', 'Press a button'],
    ['Escape', 'Closes it'],
  ],
  accessibility: [
    'The focus moves to the title when it opens, and back to where it was when it closes.',
    'The title names it. Without a title, give `aria-label`.',
    'The page behind does not scroll and cannot be reached while it is open.',
  ],
  messages: [['Name of the button', 'Close']],
  related: ['Toast', 'ImageCrop'],
}
