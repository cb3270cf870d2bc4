import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const richTextEditorPage: ComponentFacts = {
  ...pageBasics,
  name: 'RichTextEditor',
  title: 'Controls/Rich text editor',
  summary: 'Formatted text. A `<textarea>` has the value; the editor comes on its own, over it.',
  useFor: ['A story of a few paragraphs, with bold words and links.'],
  notFor: [
    'A form of `@milepost/forms`: take `RichTextField`.',
    'Text without formatting: take `Textarea`.',
  ],
  anatomy: ['Label', 'Hint', 'Toolbar', 'Field for the address of a link', 'Text', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the toolbar, to the text, and on'],
    ['Arrow left, Arrow right, Home, End', 'Move between the tools of the toolbar'],
    ['Ctrl+B, Ctrl+I, Ctrl+U', 'Bold, italic, underlined; with Cmd on a Mac'],
    ['Ctrl+K', 'Asks for the address of a link; with Cmd on a Mac'],
    ['Escape', 'Closes the field for the address'],
  ],
  accessibility: [
    'The text is a text box named by the label. Hint and error describe it.',
    'The toolbar is one stop of the Tab key, and each tool says whether it is pressed. The Tab key always leads out of the text.',
    'Before the script, and where the editor cannot be loaded, it is a `<textarea>` of the same name.',
  ],
  messages: [
    ['Name of the toolbar', 'Formatting'],
    ['Label of the field for a link', 'Address of the link'],
    ['The button that sets it', 'Set link'],
    ['The button that removes it', 'Remove link'],
    ['An address that cannot be read', 'Enter an address such as example.org/page'],
    ['The editor could not be loaded', 'The editor could not be loaded. You can write plain text.'],
  ],
  related: ['RichText', 'TextField'],
}
