import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { linkAddress, textToHtml } from './editor-surface.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

/** Stands for a sanitiser: it marks what passed it. */
const loadSanitiser = async () => (html: string) => html.replaceAll('evil', 'good')
const never = () => new Promise<never>(() => undefined)

describe('RichTextEditor', () => {
  itConforms(<RichTextEditor label="Story" loadSanitiser={never} />, {
    root: 'DIV',
    target: 'textarea',
  })

  it('is a textarea before the script is there', () => {
    const html = renderToString(
      <RichTextEditor label="Story" name="s" defaultValue="Hi" loadSanitiser={never} required />,
    )
    expect(html).toContain('<textarea')
    expect(html).not.toContain('role="textbox"')
    expect(html).toContain('name="s"')
  })

  async function ready(props: Partial<Parameters<typeof RichTextEditor>[0]> = {}) {
    const user = userEvent.setup()
    render(<RichTextEditor label="Story" name="story" loadSanitiser={loadSanitiser} {...props} />)
    const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' })
    const text = screen.getByRole('textbox', { name: 'Story' })
    // It is drawn before it listens: what is written in between, nobody hears.
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'))
    const control = document.querySelector('textarea')!
    return { user, toolbar, text, control }
  }

  it('is a labelled text box with a toolbar once it is loaded', async () => {
    const { text } = await ready({ hint: 'Why', error: 'Too short', required: true })
    expect(text).toHaveAttribute('aria-multiline', 'true')
    expect(text).toBeInvalid()
    expect(text).toBeRequired()
    expect(text).toHaveAccessibleDescription('Why Too short')
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows and gives back only what passed the sanitiser', async () => {
    const { text, control } = await ready({ defaultValue: '<p>evil</p>' })
    expect(text).toHaveTextContent('good')
    text.innerHTML = '<p>evil words</p>'
    await waitFor(() => expect(control).toHaveValue('<p>good words</p>'))
  })

  it('tells the form about every change, as if it was typed', async () => {
    const onInput = vi.fn()
    document.addEventListener('input', onInput, { once: true })
    const { text } = await ready()
    text.innerHTML = '<p>x</p>'
    await waitFor(() => expect(onInput).toHaveBeenCalled())
  })

  it('is empty where there is no text', async () => {
    const { text, control } = await ready({ defaultValue: '<p>x</p>' })
    text.innerHTML = '<p><br>\u200B </p>'
    await waitFor(() => expect(control).toHaveValue(''))
  })

  it('follows its control when that is written or focused', async () => {
    const { text, control } = await ready({ defaultValue: '<p>x</p>' })
    control.value = '<p>new</p>'
    control.dispatchEvent(new Event('milepost-written'))
    expect(text).toHaveTextContent('new')
    control.focus()
    expect(text).toHaveFocus()
  })

  it('moves between its tools by arrow keys, with one stop for Tab', async () => {
    const { user } = await ready()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{End}')
    expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}{Home}')
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Story' })).toHaveFocus()
  })

  it('stays a textarea, and says so, when something cannot be loaded', async () => {
    render(
      <RichTextEditor
        label="Story"
        defaultValue="Words"
        loadSanitiser={() => Promise.reject(new Error('offline'))}
      />,
    )
    expect(await screen.findByRole('status')).toHaveTextContent(/could not be loaded/)
    expect(screen.getByRole('textbox', { name: 'Story' })).toHaveValue('Words')
  })
})

describe('linkAddress', () => {
  it.each([
    ['example.org', 'https://example.org'],
    [' https://example.org/x?y#z ', 'https://example.org/x?y#z'],
    ['http://example.org', 'http://example.org'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['/about', '/about'],
    ['#top', '#top'],
    ['?q=x', '?q=x'],
  ])('reads %j as %j', (typed, address) => expect(linkAddress(typed)).toBe(address))

  it.each([
    '',
    '  ',
    'two words',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'nothing',
    'http://',
    'x'.repeat(10_000),
  ])('refuses %j', (typed) => expect(linkAddress(typed)).toBeUndefined())
})

it.each([
  ['', ''],
  ['One', '<p>One</p>'],
  ['a < b & c\n\nd', '<p>a &lt; b &amp; c</p><p><br></p><p>d</p>'],
  ['<p>kept</p>', '<p>kept</p>'],
])('textToHtml makes %j into %j', (text, html) => expect(textToHtml(text)).toBe(html))
