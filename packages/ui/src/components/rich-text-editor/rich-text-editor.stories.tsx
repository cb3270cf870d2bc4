import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { loadSampleSanitiser } from '../../stories/samples.fixtures.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'RichTextEditor',
  summary:
    'An editor for formatted text. A `<textarea>` holds the value, and is shown until the editor has loaded.',
  useFor: ['Stories of a few paragraphs with bold text and links.'],
  notFor: ['Forms of `@milepost/forms`: use `RichTextField`.', 'Plain text: use `Textarea`.'],
  anatomy: ['Label', 'Hint', 'Toolbar', 'Field for a link’s URL', 'Text', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the toolbar, to the text and to the next field'],
    ['Arrow left, Arrow right, Home, End', 'Move between the tools'],
    ['Ctrl+B, Ctrl+I, Ctrl+U', 'Bold, italic, underline (Cmd on a Mac)'],
    ['Ctrl+K', 'Opens the field for a link’s URL (Cmd on a Mac)'],
    ['Escape', 'Closes the field for a link’s URL'],
  ],
  accessibility: [
    'The editor is a text box named by its label and described by its hint and error.',
    'The toolbar is a single tab stop, and each tool announces whether it is active. Tab always leaves the editor.',
    'Before scripts load, or if the editor can’t be loaded, it is a `<textarea>` with the same label.',
  ],
  messages: [
    ['Accessible name of the toolbar', 'Formatting'],
    ['Label of the URL field', 'Web address'],
    ['Button that adds the link', 'Add link'],
    ['Button that removes the link', 'Remove link'],
    ['Invalid URL', 'Enter a web address, such as example.org/page'],
    [
      'The editor couldn’t be loaded',
      'We couldn’t load the editor. You can still write plain text.',
    ],
  ],
  related: ['Components/Content/Rich text', 'Components/Controls/Text field'],
}

const meta: Meta<typeof RichTextEditor> = {
  title: 'Components/Controls/Rich text editor',
  component: RichTextEditor,
  parameters: { page },
  args: {
    label: 'Your story',
    name: 'story',
    hint: 'Why you’re taking part.',
    loadSanitiser: loadSampleSanitiser,
    defaultValue:
      '<p>I run because my brother was looked after <b>so well</b>.</p><p>Read <a href="https://example.org">his story</a>.</p>',
  },
  decorators: [(Story) => <div style={{ maxWidth: '34rem' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof RichTextEditor>

const ready = (canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }) =>
  canvas.findByRole('textbox', { name: 'Your story' })

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Formatting' })
    await expect(await ready(canvas)).toHaveTextContent('I run because')
  },
}
export const Empty: Story = { args: { defaultValue: '' } }
export const WithError: Story = { args: { error: 'This field is required', defaultValue: '' } }
export const WithLists: Story = {
  args: {
    tools: ['bold', 'italic', 'underline', 'strikethrough', 'bulletedList', 'numberedList', 'link'],
    defaultValue: '<ul><li>Ran</li><li>Swam</li></ul><ol><li>Once</li></ol>',
  },
}
export const Disabled: Story = { args: { disabled: true } }
let bring: (() => void) | undefined

/** Content below does not move when the editor loads. */
export const LoadsWithoutShift: Story = {
  args: {
    rows: 8,
    loadSanitiser: async () => {
      await new Promise<void>((resolve) => (bring = resolve))
      return loadSampleSanitiser()
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.getBoundingClientRect().height
    await canvas.findByRole('textbox')
    const before = height()
    await waitFor(() => expect(bring).toBeDefined())
    bring?.()
    await canvas.findByRole('toolbar')
    await expect(Math.abs(height() - before)).toBeLessThan(1)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const NotLoaded: Story = {
  args: { loadSanitiser: () => Promise.reject(new Error('offline')), defaultValue: 'Plain words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t load/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Plain words')
  },
}

/** Keyboard only: types, makes text bold, uses the toolbar, adds a link and leaves the editor. */
export const WrittenByKeyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('toolbar')
    const value = canvasElement.querySelector('textarea')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus()
    await userEvent.tab()
    const text = await ready(canvas)
    await expect(text).toHaveFocus()
    await userEvent.keyboard('{Control>}b{/Control}')
    await userEvent.keyboard('For Ada')
    await waitFor(() => expect(value?.value).toContain('<b>For Ada</b>'))
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await canvas.findByRole('textbox', { name: 'Web address' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.keyboard('javascript:alert(1){Enter}')
    await expect(address).toHaveAccessibleDescription(
      'Enter a web address, such as example.org/page',
    )
    await userEvent.clear(address)
    await userEvent.keyboard('example.org/ada{Enter}')
    await waitFor(() => expect(text).toHaveFocus())
    await waitFor(() => expect(value?.value).toContain('<a href="https://example.org/ada">'))
    // Tab leaves the editor: no keyboard trap.
    await expect(fireEvent.keyDown(text, { key: 'Tab' })).toBe(true)
  },
}

/** Pasted HTML is sanitised in the editor and in the value. */
export const PastedMarkup: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('toolbar')
    const text = await ready(canvas)
    await userEvent.click(text)
    const pasted = new DataTransfer()
    pasted.setData(
      'text/html',
      '<h1 onclick="alert(1)">Big</h1><p style="color:red">Kept <b>bold</b><img src=x onerror="alert(1)"></p><script>alert(1)</script>',
    )
    pasted.setData('text/plain', 'Big Kept bold')
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    )
    const value = canvasElement.querySelector('textarea')
    await waitFor(() => expect(value?.value).toContain('<b>bold</b>'))
    for (const place of [text.innerHTML, value?.value ?? ''])
      await expect(place).not.toMatch(/script|onclick|onerror|style=|<h1|<img/)
  },
}
