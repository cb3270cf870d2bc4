import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RichTextField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldBasics,
  fieldMeta,
  loadSampleSanitiser,
} from '../fields.fixtures.tsx'

const args = {
  name: 'story',
  label: 'Your story',
  hint: 'Why you are taking part.',
  maxLength: 2000,
  loadSanitiser: loadSampleSanitiser,
}
const form = { initial: { story: '' }, rules: { story: [['required']] } } as const
const story = '<p>I run because my brother was looked after <b>so well</b>.</p>'

const page: ComponentPage = {
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
    ['It is longer than `maxLength`', 'Shorten this to 2000 characters'],
    ['An address of a link cannot be read', 'Enter a web address, such as example.org/page'],
    [
      'The editor could not be loaded',
      'We couldn’t load the editor. You can still write plain text.',
    ],
  ],
  related: ['Forms/Fields/Textarea field'],
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
}

const meta: Meta<typeof RichTextField> = {
  title: 'Forms/Fields/Rich text field',
  component: RichTextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof RichTextField>

export const Usual: Story = example({ args, form: { ...form, initial: { story } } })
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
export const TooLong: Story = example({
  args: { ...args, maxLength: 20 },
  form: { ...form, initial: { story }, isLeft: true },
  note: 'Characters of the text count; tags do not.',
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { story } },
})
export const RightToLeft: Story = example({
  args: { ...args, label: 'قصتك', hint: 'لماذا تشارك.' },
  form: { initial: { story: '<p>أركض لأن أخي لقي <b>رعاية جيدة</b>.</p>' } },
  direction: 'rtl',
})

export const RefusesWhenLeft: Story = {
  ...example<Story>({ args, form }),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
    const field = canvas.getByRole('textbox', { name: /^Your story/ })
    await userEvent.click(field)
    await userEvent.tab({ shift: true })
    await expect(field).toHaveAccessibleDescription(/This field is required/)
    await expect(field).toBeInvalid()
  },
}
