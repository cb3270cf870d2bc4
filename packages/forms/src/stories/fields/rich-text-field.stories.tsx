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
  hint: 'Why you’re taking part.',
  maxLength: 2000,
  loadSanitiser: loadSampleSanitiser,
}
const form = { initial: { story: '' }, rules: { story: [['required']] } } as const
const story = '<p>I run because my brother was looked after <b>so well</b>.</p>'

const page: ComponentPage = {
  ...fieldBasics,
  name: 'RichTextField',
  summary: 'An editor for formatted text with bold, lists and links. The value is sanitised HTML.',
  useFor: ['Stories and descriptions on supporters’ pages.'],
  notFor: [
    'Plain text: use `TextareaField`, which doesn’t load an editor.',
    'HTML that your server doesn’t sanitise as well.',
  ],
  anatomy: [
    'Label, with an asterisk if a value is required',
    'Hint',
    'Toolbar',
    'Editor',
    'Error',
    'Counter, shown from 99 remaining characters and a warning from 9',
  ],
  keyboard: [
    ['Tab', 'Moves to the toolbar, to the editor, then to the next field'],
    ['Arrow keys, Home, End', 'Move between the tools'],
    ['Ctrl+B, Ctrl+I, Ctrl+U', 'Bold, italic, underline (Cmd on a Mac)'],
    ['Ctrl+K', 'Opens the field for a link’s URL'],
  ],
  accessibility: [
    'The editor is a text box named by its label and described by its hint, error and counter.',
    'The toolbar is a single tab stop, and each tool announces whether it is active.',
    'Before scripts load, or if the editor can’t be loaded, it is a `<textarea>` with the same label.',
  ],
  messages: [
    emptyRefusal,
    ['Longer than `maxLength`', 'Shorten this to 2000 characters'],
    ['Invalid URL of a link', 'Enter a web address, such as example.org/page'],
    [
      'The editor couldn’t be loaded',
      'We couldn’t load the editor. You can still write plain text.',
    ],
  ],
  related: ['Forms/Fields/Textarea field'],
  functions: {
    loadSanitiser: {
      name: 'loadSanitiser',
      code: `// Your application decides which HTML it allows. This is the allowlist of Milepost sites.
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

export const Default: Story = example({ args, form: { ...form, initial: { story } } })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const TooLong: Story = example({
  args: { ...args, maxLength: 20 },
  form: { ...form, initial: { story }, isLeft: true },
  note: 'Only the text counts towards the limit, not the tags.',
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

export const ErrorOnBlur: Story = {
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
