import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, emptyRefusal } from './field-basics.ts'

import { loadSampleSanitiser } from '../load-sample-sanitiser.ts'

const args = {
  name: 'story',
  label: 'Your story',
  hint: 'Why you are taking part.',
  maxLength: 2000,
  loadSanitiser: loadSampleSanitiser,
}
const form = { initial: { story: '' }, rules: { story: [['required']] } } as const
const story = '<p>I run because my brother was looked after <b>so well</b>.</p>'

export const richTextFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'RichTextField',
  summary:
    'Formatted text with bold words, lists and links. The value of the form is sanitised markup.',
  useFor: ['Stories and descriptions that people write for a page of their own.'],
  notFor: [
    'Text without formatting: take `TextareaField`, which loads nothing.',
    'Markup that is not sanitised on the server as well.',
  ],
  anatomy: [
    'Label, with an asterisk when the rules ask for a value',
    'Hint',
    'Toolbar',
    'The editor',
    'Error',
    'Counter, from 99 characters left on; a warning from 9 on',
  ],
  keyboard: [
    ['Tab', 'Moves to the toolbar, to the editor, and on to the next field'],
    ['Arrow keys, Home, End', 'Move between the tools of the toolbar'],
    ['Ctrl+B, Ctrl+I, Ctrl+U', 'Bold, italic, underlined; with Cmd on a Mac'],
    ['Ctrl+K', 'Asks for the address of a link'],
  ],
  accessibility: [
    'The editor is a text box with the name of its label. Hint, error and counter describe it.',
    'The toolbar is one stop for Tab; each tool says whether it is pressed.',
    'Before the script, and where the editor cannot be loaded, it is a `<textarea>` with the same name.',
  ],
  messages: [
    emptyRefusal,
    ['It is longer than `maxLength`', 'Please shorten this to 2000 characters'],
    ['An address of a link cannot be read', 'Enter an address such as example.org/page'],
    ['The editor could not be loaded', 'The editor could not be loaded. You can write plain text.'],
  ],
  related: ['TextareaField'],
  functions: {
    loadSanitiser: {
      name: 'loadSanitiser',
      code: `// Your application decides which HTML it allows. This is the allowlist that our sites use.
const loadSanitiser = () =>
  import('@milepost/content/browser').then(({ createBrowserSanitiser }) =>
    createBrowserSanitiser(window),
  )`,
    },
  },
  examples: {
    Usual: { args, form: { ...form, initial: { story } } },
    Refused: { args, form: { ...form, isLeft: true } },
    TooLong: {
      args: { ...args, maxLength: 20 },
      form: { ...form, initial: { story }, isLeft: true },
      note: 'Characters of the text count; tags do not.',
    },
    Disabled: { args: { ...args, disabled: true }, form: { ...form, initial: { story } } },
    RightToLeft: {
      args: { ...args, label: 'قصتك', hint: 'لماذا تشارك.' },
      form: { initial: { story: '<p>أركض لأن أخي لقي <b>رعاية جيدة</b>.</p>' } },
      direction: 'rtl',
    },
  },
}
